import Marbles
import Terminal

extension Section {
    /// Tells the section with other diagrams for some of its sources. Writes nothing if one of them cannot be read, or if the
    /// section has no source at that place.
    func tell(
        in style: OutputStyle,
        typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String],
        on output: some Output
    ) throws(UsageError) {
        let paper = Paper()
        let sources = tell(in: style, typed: typed, replacing: diagrams, writingTo: paper)
        for place in diagrams.keys.sorted() {
            guard let source = sources[place] else { throw nothing(at: place, sources) }
            if let mistake = source.mistake {
                throw UsageError(message: "The diagram for \(place) cannot be read:\n\(mistake)")
            }
        }
        output.write(paper.text)
    }

    private func nothing(at place: DiagramPlace, _ sources: [DiagramPlace: Stage.Source]) -> UsageError {
        guard !sources.isEmpty else { return UsageError(message: "\(number) has no diagrams.") }
        let lines = sources.sorted { $0.key < $1.key }.map { "\n  \($0)  \($1.marbles)" }
        return UsageError(
            message: "\(number) has no diagram \(place). Its diagrams, by example and place there:"
                + lines.joined())
    }
}
