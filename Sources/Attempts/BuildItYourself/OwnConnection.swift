/// One subscription to a signal, for many subscribers.
public struct OwnConnection<Value: Sendable>: Sendable {
    /// What the source sends, once it is connected.
    public let signal: OwnSignal<Value>
    /// Subscribes to the source, and returns what stops it.
    public let connect: @Sendable () -> Subscription

    /// A connection of these two.
    public init(signal: OwnSignal<Value>, connect: @escaping @Sendable () -> Subscription) {
        (self.signal, self.connect) = (signal, connect)
    }
}
