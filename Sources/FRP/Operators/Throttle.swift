extension Signal {
    /// The first value, and after that at most one value for each `interval`: the latest that has come meanwhile.
    ///
    ///     source         -1-23------4-56--|
    ///     throttle(.seconds(4), on: time)
    ///     result         -1---3-----4---6-|
    ///
    /// A value that passes begins a window of that length. What comes within it has to wait. Or it is left out, so that only
    /// the first value of each window passes:
    ///
    ///     source         -1-23------4-56--|
    ///     throttle(.seconds(4), latest: false, on: time)
    ///     result         -1---------4-----|
    ///
    /// What the book's library calls throttle is ``debounce(_:on:)`` here.
    ///
    /// Contract O67, O66. Book: not in it.
    public func throttle(
        _ interval: Duration, latest: Bool = true, on scheduler: some Scheduler
    ) -> Signal {
        Signal { observer in
            let (waiting, windowEnd) = (Box<Value?>(nil), Box<Duration?>(nil))
            let pass = { @Sendable (value: Value) in
                windowEnd.value = scheduler.now + interval
                observer.deliver(.next(value))
            }
            let endWindow = observer.serialized { (_: Void) in
                if let value = waiting.exchange(nil) { pass(value) }
            }
            observer.join(self) { value in
                if waiting.value != nil { return waiting.value = value }
                let rest = (windowEnd.value ?? scheduler.now) - scheduler.now
                guard rest > .zero else { return pass(value) }
                guard latest else { return }
                waiting.value = value
                scheduler.schedule(in: observer.lifetime, after: rest) { endWindow(()) }
            } completed: {
                if let value = waiting.exchange(nil) { observer.deliver(.next(value)) }
                observer.deliver(.completed)
            }
            return .none
        }
    }
}
