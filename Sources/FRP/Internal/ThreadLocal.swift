import Foundation

/// A value that the current thread has during a call.
///
/// A task-local value would not do: a `Task` that is started during the call inherits it, and runs on another thread, or
/// later.
final class ThreadLocal<Value: Sendable>: Sendable {
    private let values = Lock<[ObjectIdentifier: Value]>([:])

    /// The value of the innermost call that is under way on this thread.
    var value: Value? { values.withLock { [me = ObjectIdentifier(Thread.current)] in $0[me] } }

    /// Runs `body`, during which the current thread has `value`.
    func withValue<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
        let outer = exchange(value)
        defer { _ = exchange(outer) }
        return try body()
    }

    /// Replaces the value and returns the old one, which is released outside the lock.
    private func exchange(_ new: Value?) -> Value? {
        values.withLock { [me = ObjectIdentifier(Thread.current)] values in
            let old = values[me]
            values[me] = new
            return old
        }
    }
}
