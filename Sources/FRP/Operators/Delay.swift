extension Signal {
    /// Sends each value and the completion after `interval`. An error is not delayed: it passes at once, and the values that still
    /// wait are lost.
    ///
    ///     source         --1--2--|
    ///     delay(.seconds(3), on: time)
    ///     result         -----1--2--|
    ///
    /// Contract O62, O66.
    public func delay(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        Signal { observer in
            observer.join(self) { event in
                if case .error = event { return observer.deliver(event) }
                // The timer calls from outside of the turnstile: hence `send`, not `deliver`.
                scheduler.schedule(in: observer.lifetime, after: interval) { observer.send(event) }
            }
            return .none
        }
    }
}
