import Synchronization

/// Ends some work. It does so only once, however often it is disposed.
public final class Subscription: Sendable {
    /// The actions to run at the end; `nil` when they have run.
    private let actions: Mutex<[@Sendable () -> Void]?>

    /// A subscription that runs `action` when it is disposed. Without an action there is nothing to stop.
    public init(_ action: (@Sendable () -> Void)? = nil) { actions = Mutex(action.map { [$0] } ?? []) }

    /// Whether it was disposed.
    public var isDisposed: Bool { actions.withLock { $0 == nil } }

    /// Stops the work. A second call has no effect.
    public func dispose() {
        let last = actions.withLock { actions in
            defer { actions = nil }
            return actions
        }
        // Outside of the lock, because an action may use this subscription.
        for action in last ?? [] { action() }
    }

    /// Disposes `part` together with this subscription, or at once if this one is disposed already.
    public func add(_ part: Subscription) {
        let isKept = actions.withLock { $0?.append(part.dispose) != nil }
        if !isKept { part.dispose() }
    }
}
