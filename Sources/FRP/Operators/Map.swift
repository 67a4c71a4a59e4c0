extension Signal {
    /// Each value, transformed.
    ///
    ///     source         --1--2--3--|
    ///     map { $0 * 10 }
    ///     result         --10-20-30-|
    ///
    /// Contract O10. Book: chapter3/map, chapter4/signals.
    public func map<Output>(_ transform: @escaping @Sendable (Value) -> Output) -> Signal<Output> {
        // `liftEvents` and not `lift`, for speed: `lift` hands the whole sink to its closure with each value, which copies
        // it. This closure keeps only the sink's function. `event.map` leaves a terminal as it is.
        liftEvents { sink in { [send = sink.send] event in send(event.map(transform)) } }
    }

    /// The same value for each: for signals of which only the moment matters.
    ///
    ///     taps           --x---x---|
    ///     mapReplace("tap")
    ///     result         --tap-tap-|
    ///
    /// Contract O10.
    public func mapReplace<Output: Sendable>(_ replacement: Output) -> Signal<Output> {
        map { _ in replacement }
    }
}
