extension Signal {
    /// `value`, and then everything the source sends.
    ///
    ///     source         ---1--2--|
    ///     startWith(0)
    ///     result         0--1--2--|
    ///
    /// The value is sent at subscription, before the source is subscribed; a subscriber that has enough with
    /// it never subscribes the source. Errors and completion pass through.
    ///
    /// Contract O19. In Rx: `startWith`, in Combine: `prepend`.
    public func startWith(_ value: Value) -> Signal {
        Signal(start: { sink in
            sink.send(.next(value))
            subscribe(sink)
        })
    }
}
