/// No terminal came in time.
public struct TimedOut: Error, Hashable {
    /// How long was waited, from the subscription on.
    public let interval: Duration
}

extension Signal {
    /// Fails with ``TimedOut`` unless the signal has ended `interval` after the subscription.
    ///
    ///     source         --1--2------3--|
    ///     timeout(.seconds(7), on: time)
    ///     result         --1--2-X
    ///
    /// Contract O63, O66.
    public func timeout(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        Signal { observer in
            scheduler.schedule(in: observer.lifetime, after: interval) {
                observer.sendError(TimedOut(interval: interval))
            }
            observer.join(self, observer.deliver)
            return .none
        }
    }
}
