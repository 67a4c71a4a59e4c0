extension Signal {
    /// Values collected into arrays: a window opens with a value, and `interval` later what has come is sent.
    ///
    ///     source         -1-2------3----|
    ///     buffer(4)      -----[1,2]----[3]|
    ///
    /// On completion what has been collected is sent at once; on an error it is dropped.
    ///
    /// Contract O65, O66. In Rx: `buffer`, in Combine: `collect(.byTime)`.
    public func bufferWithTime(_ interval: Duration, on scheduler: some Scheduler) -> Signal<[Value]> {
        Signal<[Value]>(joining: { observer in
            let collected = SerialBox<[Value]>([])
            let timer = SerialDisposable()
            observer.lifetime.add(timer.disposable)
            let flush: @Sendable () -> Void = {
                let values = collected.take(leaving: [])
                if !values.isEmpty { observer.deliver(.next(values)) }
            }
            observer.follow(self) { event in
                switch event {
                case .next(let value):
                    collected.value.append(value)
                    guard collected.value.count == 1 else { return }
                    timer.set(scheduler.schedule(after: interval) { observer.enter(()) { flush() } })
                case .error(let error): observer.deliver(.error(error))
                case .completed:
                    flush()
                    observer.deliver(.completed)
                }
            }
        })
    }
}
