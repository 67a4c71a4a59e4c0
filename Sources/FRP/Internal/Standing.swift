import Synchronization

/// Which inner signal came last, and who is at work. In one word, as one may end while the other does, or is replaced.
struct Standing: ~Copyable, Sendable {
    /// Four times the number of the latest inner signal; plus 2 while it is at work; plus 1 while the outer one is.
    private let word = Atomic(1)

    var latest: Int { word.load(ordering: .acquiring) / 4 }

    /// The number of a new inner signal. Only the outer one begins any, one after the other.
    func begin() -> Int {
        let number = latest + 1
        word.store(4 * number + 3, ordering: .releasing)
        return number
    }

    /// Whether both have ended now.
    func endOuter() -> Bool { word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue % 4 == 0 }

    /// Whether both have ended now; not if a later one has come meanwhile.
    func endInner(_ number: Int) -> Bool {
        !move(from: 4 * number + 3, to: 4 * number + 1) && move(from: 4 * number + 2, to: 4 * number)
    }

    private func move(from old: Int, to new: Int) -> Bool {
        word.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}
