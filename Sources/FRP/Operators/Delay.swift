extension Signal {
    /// Values and the completion, later by `interval`.
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
                scheduler.schedule(in: observer.lifetime, after: interval) { observer.send(event) }
            }
            return .none
        }
    }
}
