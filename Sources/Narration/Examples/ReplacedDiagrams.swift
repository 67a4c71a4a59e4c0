import Book
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
        let questioner = Questioner(guesses, asking: recorder)
        try tell(to: questioner, page: Page(style: .plain), typed: typed, checking: diagrams)
        return recorder.data
    }

    /// The section with its questions. Nobody has seen it yet.
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

/// A source of a section, and where it is.
struct PlacedSource {
    let example: Int
    /// Which of its example, from 1.
    let number: Int
    /// What the code calls it.
    let name: String?
    let source: Stage.Source

    /// What means this one of a section's sources: its name, with the number of its example where others have that name.
    func key(among sources: [PlacedSource]) -> String {
        guard let name else { return "\(example).\(number)" }
        return sources.count { $0.name == name } == 1 ? name : "\(example).\(name)"
    }
}

/// A source that a section makes from a diagram: `wind`, `3.wind` where several examples have one of that name, or `3.1`, the first
/// source of the third example.
struct DiagramPlace: Hashable, Comparable, CustomStringConvertible {
    /// `nil`: whichever has a source of that name.
    let example: Int?
    /// Its number, or what the code calls it.
    let source: String

    init?(_ text: some StringProtocol) {
        guard let match = String(text).wholeMatch(of: /(?:([1-9]\d{0,3})\.)?([A-Za-z_]\w*|[1-9]\d{0,3})/)
        else { return nil }
        (example, source) = (match.1.flatMap { Int($0) }, String(match.2))
        if example == nil, Int(source) != nil { return nil }
    }

    var description: String { (example.map { "\($0)." } ?? "") + source }

    /// Whether it means this source of an example.
    func means(_ number: Int, of other: Int, called name: String?) -> Bool {
        (example ?? other) == other && (source == "\(number)" || source == name)
    }

    static func < (one: Self, other: Self) -> Bool {
        (one.example ?? 0, Int(one.source) ?? 0, one.source) < (
            other.example ?? 0, Int(other.source) ?? 0, other.source
        )
    }
}
