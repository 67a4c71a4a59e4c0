/// A value of a property, and when it was set.
///
/// A two-way binding carries changes from one side to the other, with their stamps. A property takes only a
/// change that is newer than its own, so a change is applied once at each place, whatever way it comes:
/// bindings in a ring settle, and of two changes made at the same time the later one wins on both sides
/// (contract H4, H7).
struct Change<Value: Sendable>: Sendable {
    let value: Value
    let stamp: Stamp

    /// A change made now, or at the time of `stamp`.
    init(_ value: Value, at stamp: Stamp = .next()) { (self.value, self.stamp) = (value, stamp) }
}

/// A moment in the order of all changes.
struct Stamp: Comparable, Sendable {
    private let number: Int

    /// A moment before all others.
    static let first = Stamp(number: 0)

    private static let last = Counter()

    /// A moment after all others so far.
    static func next() -> Stamp {
        Stamp(number: last.add(1))
    }

    static func < (left: Stamp, right: Stamp) -> Bool { left.number < right.number }
}
