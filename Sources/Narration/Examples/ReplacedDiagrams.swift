import Manuscript
import Marbles
import Terminal

extension Section {
    /// Tells the section with other diagrams for some of its sources. Writes nothing if one of them cannot be read, or if the
    /// section has no source at that place. Returns what was told.
    @discardableResult
    func tell(
        in style: OutputStyle,
        typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String],
        on output: some Output
    ) throws(UsageError) -> Typesetter {
        let paper = Paper()
        let page = Page(style: style)
        let typesetter = Typesetter(page, on: paper)
        try tell(to: typesetter, page: page, typed: typed, checking: diagrams)
        output.write(paper.text)
        return typesetter
    }

    /// The section as data, with other diagrams for some of its sources.
    func data(typed: (() -> TypedLines?)?, replacing diagrams: [DiagramPlace: String]) throws(UsageError)
        -> SectionData
    {
        let recorder = SectionRecorder(entry)
        try tell(to: recorder, page: Page(style: .plain), typed: typed, checking: diagrams)
        return recorder.data
    }

    private func tell(
        to audience: some Audience, page: Page, typed: (() -> TypedLines?)?,
        checking diagrams: [DiagramPlace: String]
    ) throws(UsageError) {
        let sources = tell(to: audience, page: page, typed: typed, replacing: diagrams)
        for place in diagrams.keys.sorted() {
            guard let source = sources[place] else { throw nothing(at: place, sources) }
            if let mistake = source.mistake {
                throw UsageError(message: "The diagram for \(place) cannot be read:\n\(mistake)")
            }
        }
    }

    private func nothing(at place: DiagramPlace, _ sources: [DiagramPlace: Stage.Source]) -> UsageError {
        guard !sources.isEmpty else { return UsageError(message: "\(number) has no diagrams.") }
        let lines = sources.sorted { $0.key < $1.key }.map { "\n  \($0)  \($1.marbles)" }
        return UsageError(
            message: "\(number) has no diagram \(place). Its diagrams, by example and place there:"
                + lines.joined())
    }
}
