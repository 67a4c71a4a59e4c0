import Terminal

/// The hints that have been shown, numbered, and how many are left.
struct HintLines {
    private let hints: [String]
    /// The number of shown hints.
    let count: Int

    /// - Parameter count: the number in the state file; it may be larger than the number of hints.
    init(_ hints: [String], shown count: Int) {
        (self.hints, self.count) = (hints, min(max(0, count), hints.count))
    }

    /// Whether the exercise has no hints at all.
    var isEmpty: Bool { hints.isEmpty }
    var left: Int { hints.count - count }

    func lines(width: Int) -> [StyledLine] {
        hints.prefix(count).enumerated().flatMap { number, hint in
            [StyledLine].wrapped(hint, mark: "\(number + 1). ", width: width)
        }
    }
}
