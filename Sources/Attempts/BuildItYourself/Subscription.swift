import Synchronization

/// What ends some work: once, however often it is disposed.
public final class Subscription: Sendable {
    /// What is to be done at the end; nothing, once it has come.
    private let actions: Mutex<[@Sendable () -> Void]?>

    /// A subscription that runs `action` when it is disposed. Without one there is nothing to stop.
    public init(_ action: (@Sendable () -> Void)? = nil) { actions = Mutex(action.map { [$0] } ?? []) }

    /// True if it was disposed.
    public var isDisposed: Bool { actions.withLock { $0 == nil } }

    /// Stops the work. A second call does nothing.
    public func dispose() {
        let last = actions.withLock { actions in
            defer { actions = nil }
            return actions
        }
        // Outside of the lock, since an action may ask this subscription something.
        for action in last ?? [] { action() }
    }

    /// Disposes `part` together with this one; at once if this one was disposed already.
    public func add(_ part: Subscription) {
        let isKept = actions.withLock { $0?.append(part.dispose) != nil }
        if !isKept { part.dispose() }
    }
}
