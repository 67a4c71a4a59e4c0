extension Signal {
    /// The events themselves as values: an error becomes something that you can map, filter or print.
    ///
    ///     source         --1---------2---------X
    ///     materialize()
    ///     result         --'next(1)'-'next(2)'-(error|)
    ///
    /// Contract O20. The way back is ``dematerialize()``.
    public func materialize() -> Signal<Event<Value>> {
        liftEvents { sink in
            { event in
                guard event.isTerminal else { return sink.send(.next(event)) }
                sink.send(CollectionOfOne(event), then: .completed)
            }
        }
    }

    /// What the values say, done: the way back from ``materialize()``.
    ///
    ///     source         --1--2--c--3--|      c: the value that says completed
    ///     dematerialize()
    ///     result         --1--2--|
    ///
    /// Contract O20, O5.
    public func dematerialize<Inner: Sendable>() -> Signal<Inner> where Value == Event<Inner> {
        liftEvents { sink in { event in sink.send(event.flatMap { $0 }) } }
    }
}
