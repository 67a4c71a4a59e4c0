import FRP

/// An event, and the virtual time at which it happened.
public struct TimedEvent<Value: Sendable>: Sendable {
    /// Counted from the scheduler's zero.
    public var time: Duration
    /// What happened.
    public var event: Event<Value>

    /// An event that happens, or happened, at `time`.
    public init(at time: Duration, _ event: Event<Value>) {
        self.time = time
        self.event = event
    }
}

extension TimedEvent: Equatable where Value: Equatable {}
