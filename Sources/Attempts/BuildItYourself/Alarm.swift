/// A clock that calls back.
public protocol Alarm: Sendable {
    /// Calls `ring` when `time` has passed. If the result is disposed before, it does not ring.
    func after(_ time: Duration, _ ring: @escaping @Sendable () -> Void) -> Subscription
}
