/// One subscription to a signal, for many subscribers.
public struct OwnConnection<Value: Sendable>: Sendable {
    /// The signal that sends the events of the source, once it is connected.
    public let signal: OwnSignal<Value>
    /// Subscribes to the source, and returns the subscription.
    public let connect: @Sendable () -> Subscription

    public init(signal: OwnSignal<Value>, connect: @escaping @Sendable () -> Subscription) {
        (self.signal, self.connect) = (signal, connect)
    }
}
