extension Signal {
    /// The latest value, each time `sampler` sends: again if it has not changed.
    ///
    ///     source         --1--2--------3--|
    ///     sampler        x---x----x--x---x---
    ///     source.sample(by: sampler)
    ///     result         ----1----2--2---3|
    ///
    /// If a handler sends to its own source and then to the sampler, the sampler can come first, as
    /// ``merge(_:)-method`` shows.
    ///
    /// Contract O53, K2.
    public func sample<Sampler>(by sampler: Signal<Sampler>) -> Signal {
        Signal { observer in
            let latest = Box<Value?>(nil)
            observer.join(self, next: { latest.value = $0 })
            observer.join(
                sampler, next: { _ in if let value = latest.value { observer.deliver(.next(value)) } })
            return .none
        }
    }
}
