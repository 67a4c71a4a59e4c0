extension Signal {
    /// The values until `trigger` sends a value or completes; then completed.
    ///
    ///     source         --1--2--3--4--|
    ///     trigger        ---------x
    ///     source.takeUntil(trigger)
    ///     result         --1--2--3|
    ///
    /// If a handler sends to its own source and then to the trigger, the trigger can come first, and the
    /// value is lost: see ``merge(_:)-method``.
    ///
    /// Contract O54, K2. Book: chapter5/conclusion.
    public func takeUntil<Trigger>(_ trigger: Signal<Trigger>) -> Signal {
        Signal { observer in
            observer.join(trigger) { event in
                if case .error = event { return }
                observer.deliver(.completed)
            }
            observer.join(self, observer.deliver)
            return .none
        }
    }
}
