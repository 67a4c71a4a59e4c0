extension Signal {
    /// The first `count` values; then completed.
    ///
    ///     source         --1--2--3--4--|
    ///     take(2)
    ///     result         --1--(2|)
    ///
    /// The last of them is followed by the completion at once, and the source is disposed at that moment.
    /// With a count of zero the source is never subscribed. Errors, and an earlier completion, pass through.
    ///
    /// Contract O17. In Rx: `take`, in Combine: `prefix`.
    public func take(_ count: Int) -> Signal {
        guard count > 0 else { return .empty }
        return lift(remembering: count) { remaining, value, sink in
            remaining.value -= 1
            sink.send(.next(value))
            if remaining.value == 0, !sink.lifetime.isDisposed { sink.send(.completed) }
        }
    }
}
