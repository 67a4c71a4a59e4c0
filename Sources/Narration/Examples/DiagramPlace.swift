import Manuscript

/// A source that a section makes from a diagram: `wind`, `3.wind` where several examples have one of that name, or `3.1`, the first
/// source of the third example.
struct DiagramPlace: Hashable, Comparable, CustomStringConvertible {
    /// `nil`: whichever has a source of that name.
    let example: Int?
    /// Its number, or what the code calls it.
    let source: String

    init(example: Int, source: Int) { (self.example, self.source) = (example, "\(source)") }

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
