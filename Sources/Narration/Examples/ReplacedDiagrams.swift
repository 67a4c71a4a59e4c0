import Book
import Marbles
import Terminal

extension Section {
    /// Prints the section with other diagrams for some of its sources. Prints nothing if one of them cannot be parsed, or if the
    /// section has no source at that place. Returns the blocks that were printed.
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
        let questioner = Questioner(guesses, asking: recorder)
        try tell(to: questioner, page: Page(style: .plain), typed: typed, checking: diagrams)
        return recorder.data
    }

    /// The blocks of the section with its questions, before anything is printed.
    func toldWithQuestions(
        in style: OutputStyle, replacing diagrams: [DiagramPlace: String] = [:]
    ) throws(UsageError) -> Typesetter {
        let page = Page(style: style)
        let typesetter = Typesetter(page, on: Paper())
        try tell(to: Questioner(guesses, asking: typesetter), page: page, typed: nil, checking: diagrams)
        return typesetter
    }

    private func tell(
        to audience: some Audience, page: Page, typed: (() -> TypedLines?)?,
        checking diagrams: [DiagramPlace: String]
    ) throws(UsageError) {
        let sources = tell(to: audience, page: page, typed: typed, replacing: diagrams)
        for place in diagrams.keys.sorted() {
            let meant = sources.filter { place.means($0.number, of: $0.example, called: $0.name) }
            guard meant.count == 1 else { throw notOne(at: place, meant, among: sources) }
            if let mistake = meant[0].source.mistake {
                throw UsageError("The diagram for \(place) cannot be read:\n\(mistake)")
            }
        }
    }

    private func notOne(
        at place: DiagramPlace, _ meant: [PlacedSource], among sources: [PlacedSource]
    ) -> UsageError {
        guard !sources.isEmpty else { return UsageError("\(number) has no diagrams.") }
        let lines = (meant.isEmpty ? sources : meant).map {
            "\n  \($0.key(among: sources))  \($0.source.marbles)"
        }
        let fault = meant.isEmpty ? "has no diagram \(place)" : "has \(meant.count) diagrams called \(place)"
        return UsageError("\(number) \(fault). Its diagrams:" + lines.joined())
    }
}

/// A source of a section, and its place.
struct PlacedSource {
    let example: Int
    /// Its number in its example, from 1.
    let number: Int
    /// Its name in the code.
    let name: String?
    let source: Stage.Source

    /// The shortest text that identifies it among the section's sources: its name, with the number of its example if others have
    /// that name.
    func key(among sources: [PlacedSource]) -> String {
        guard let name else { return "\(example).\(number)" }
        return sources.count { $0.name == name } == 1 ? name : "\(example).\(name)"
    }
}

/// The place of a source that a section makes from a diagram: `wind`; `3.wind` if several examples have one of that name; or `3.1`,
/// the first source of the third example.
struct DiagramPlace: Hashable, Comparable, CustomStringConvertible {
    /// `nil` for any example that has a source of that name.
    let example: Int?
    /// Its number, or its name in the code.
    let source: String

    init?(_ text: some StringProtocol) {
        guard let match = String(text).wholeMatch(of: /(?:([1-9]\d{0,3})\.)?([A-Za-z_]\w*|[1-9]\d{0,3})/)
        else { return nil }
        (example, source) = (match.1.flatMap { Int($0) }, String(match.2))
        if example == nil, Int(source) != nil { return nil }
    }

    var description: String { (example.map { "\($0)." } ?? "") + source }

    /// Whether it is the place of this source.
    func means(_ number: Int, of other: Int, called name: String?) -> Bool {
        (example ?? other) == other && (source == "\(number)" || source == name)
    }

    static func < (one: Self, other: Self) -> Bool {
        (one.example ?? 0, Int(one.source) ?? 0, one.source) < (
            other.example ?? 0, Int(other.source) ?? 0, other.source
        )
    }
}
