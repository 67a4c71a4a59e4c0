extension Signal {
    /// The latest value, once `interval` has passed without a newer one.
    ///
    ///     typed          -a-b-c------d----|
    ///     debounce(.seconds(3), on: time)
    ///     result         --------c------d-|
    ///
    /// The book's library calls it throttle. Here and in other libraries ``throttle(_:latest:on:)`` is another operator:
    /// it lets at most one value pass in each interval.
    ///
    /// Contract O60, O66. Book: not in it, but in the tutorial.
    public func debounce(_ interval: Duration, on scheduler: some Scheduler) -> Signal {
        debounce(interval, on: scheduler, where: { _ in true })
    }

    /// Holds back only values for which `isDebounced`; others pass at once, and what waited is dropped.
    ///
    /// Contract O61.
    public func debounce(
        _ interval: Duration, on scheduler: some Scheduler,
        where isDebounced: @escaping @Sendable (Value) -> Bool
    ) -> Signal {
        Signal { observer in
            let pending = Box<Value?>(nil)
            let timer = SerialDisposable()
            observer.lifetime.add(timer.disposable)
            let fire = observer.serialized { (due: Disposable) in
                // A value that came first has disposed this timer.
                guard !due.isDisposed, let value = pending.exchange(nil) else { return }
                observer.deliver(.next(value))
            }
            observer.join(self) { value in
                timer.inner = nil
                guard isDebounced(value) else {
                    pending.value = nil
                    return observer.deliver(.next(value))
                }
                pending.value = value
                let due = Disposable()
                timer.inner = due
                scheduler.schedule(in: due, after: interval) { fire(due) }
            } completed: {
                if let value = pending.exchange(nil) { observer.deliver(.next(value)) }
                observer.deliver(.completed)
            }
            return .none
        }
    }
}
