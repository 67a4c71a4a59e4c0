extension Signal {
    /// The latest value, once `interval` has passed without a newer one.
    ///
    ///     typed          -a-b-c------d----|
    ///     throttle(.seconds(3), on: time)
    ///     result         --------c------d-|
    ///
    /// **This is what other libraries call debounce**; what they call throttle (at most one value per
    /// interval) is another thing. On completion a value that waits is sent at once; on an error it is
    /// dropped and the error comes at once; disposing drops it too.
    ///
    /// Contract O60, O66. Book: the second reading of chapter 5. In Rx and Combine: `debounce`, which drops
    /// what waits on completion in Combine.
    public func throttle(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        throttle(interval, on: scheduler, where: { _ in true })
    }

    /// Holds back only values for which `isThrottled`; others pass at once, and what waited is dropped.
    ///
    /// Contract O61.
    public func throttle(
        _ interval: Duration, on scheduler: some Scheduler,
        where isThrottled: @escaping @Sendable (Value) -> Bool
    ) -> Signal {
        Signal { observer in
            let pending = Cell<Value?>(nil)
            let timer = SerialDisposable()
            observer.lifetime.add(timer.disposable)
            let fire = observer.inTurn { (due: Disposable) in
                // A value that came first has disposed this timer.
                guard !due.isDisposed, let value = pending.exchange(nil) else { return }
                observer.deliver(.next(value))
            }
            observer.subscribe(to: self) { event in
                switch event {
                case .next(let value):
                    timer.inner = nil
                    guard isThrottled(value) else {
                        pending.value = nil
                        return observer.deliver(event)
                    }
                    pending.value = value
                    let due = Disposable()
                    timer.set(due)
                    scheduler.schedule(in: due, after: interval) { fire(due) }
                case .error: observer.deliver(event)
                case .completed:
                    if let value = pending.exchange(nil) { observer.deliver(.next(value)) }
                    observer.deliver(.completed)
                }
            }
            return .none
        }
    }
}
