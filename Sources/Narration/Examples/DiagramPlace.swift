/// Where a section makes a source from a diagram: `3.1` is the first source of its third example.
struct DiagramPlace: Hashable, Comparable, CustomStringConvertible {
    let example: Int
    let source: Int

    init(example: Int, source: Int) { (self.example, self.source) = (example, source) }

    init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
        self.init(example: numbers[0], source: numbers[1])
    }

    var description: String { "\(example).\(source)" }

    static func < (one: Self, other: Self) -> Bool {
        (one.example, one.source) < (other.example, other.source)
    }
}
