/// A variable that several closures share: the memory of an operator, for one subscription.
///
///     let count = Box(0)
///     return { event in count.value += 1; … }
///
/// Unchecked, because the compiler cannot see what keeps two threads apart: events of one chain come one at a
/// time (see ``Turnstile``), or the owner holds a lock.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }

    /// Replaces the value and returns the old one.
    func exchange(_ new: Value) -> Value {
        defer { value = new }
        return value
    }
}
