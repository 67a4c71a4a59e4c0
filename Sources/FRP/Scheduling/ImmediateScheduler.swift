import Dispatch

/// Runs everything at once, inside the call that schedules it. For tests and small examples.
///
/// A delay blocks the caller until it has passed. A recurring action would never return; it is reported and
/// not started. The scheduler of the enclosing block stays the current one.
///
/// Contract X2, X6, X7.
public struct ImmediateScheduler: Scheduler {
    /// Makes one; they are all alike.
    public init() {}

    /// Waits for `delay`, runs `action`, and returns. There is nothing left to dispose.
    @discardableResult public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        if delay > .zero { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + delay.dispatchInterval) }
        action()
        return .none
    }

    /// Reports that this cannot work, and does nothing.
    @discardableResult public func schedule(
        after delay: Duration, every interval: Duration, _ action: @escaping Action
    ) -> Disposable {
        Misuse.recursOnImmediate.report()
        return .none
    }
}
