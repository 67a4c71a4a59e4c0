import Foundation

/// An object that the current thread has during a call.
///
/// A task-local value would not do: a `Task` that is started during the call inherits it, and runs on another thread, or
/// later.
final class ThreadLocal<Value: AnyObject & Sendable>: Sendable {
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        self.key = key
    }

    /// The object of the innermost call that is under way on this thread.
    var value: Value? {
        pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs `body`, during which the current thread has `value`.
    func withValue<Result>(_ value: Value, _ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(value).toOpaque())
        defer { pthread_setspecific(key, outer) }
        return try withExtendedLifetime(value, body)
    }
}
