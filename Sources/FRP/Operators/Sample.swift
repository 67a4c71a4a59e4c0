extension Signal {
    /// The latest value, each time `sampler` sends: again if it has not changed.
    ///
    ///     source         --1--2--------3--|
    ///     sampler        x---x----x--x---x---
    ///     source.sample(by: sampler)
    ///     result         ----1----2--2---3|
    ///
    /// Nothing before the first value. Completes when either side does; an error of either ends it.
    ///
    /// If a handler sends to its own source and then to another one, the sampler can come first:
    ///
    ///     let (a, sampler) = (Subject<Int>(), Subject<Void>())
    ///     a.signal.sample(by: sampler.signal).subscribe(next: { print($0) })
    ///     a.signal.take(1).subscribe(next: { _ in
    ///         a.sendNext(2)
    ///         sampler.sendNext()
    ///     })
    ///     a.sendNext(1)
    ///     // 1
    ///
    /// Contract O53, K2. In Rx: `sample`, which repeats nothing; Combine has none.
    public func sample<Sampler>(by sampler: Signal<Sampler>) -> Signal {
        Signal { observer in
            let latest = Cell<Value?>(nil)
            observer.subscribe(to: self) { event in
                if case .next(let value) = event { latest.value = value } else { observer.deliver(event) }
            }
            observer.subscribe(to: sampler) { event in
                switch event {
                case .next: if let value = latest.value { observer.deliver(.next(value)) }
                case .error(let error): observer.deliver(.error(error))
                case .completed: observer.deliver(.completed)
                }
            }
            return .none
        }
    }
}
