extension Signal {
    /// The first `count` values; then completed.
    ///
    ///     source         --1--2--3--4--|
    ///     take(2)
    ///     result         --1--(2|)
    ///
    /// Contract O17.
    public func take(_ count: Int) -> Signal {
        guard count > 0 else { return .empty }
        return lift(remembering: count) { remaining, value, sink in
            remaining.value -= 1
            sink.send(.next(value))
            if remaining.value == 0, !sink.lifetime.isDisposed { sink.send(.completed) }
        }
    }
}
