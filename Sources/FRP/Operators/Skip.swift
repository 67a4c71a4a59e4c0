extension Signal {
    /// All values but the first `count`.
    ///
    ///     source         --1--2--3--4--|
    ///     skip(2)
    ///     result         --------3--4--|
    ///
    /// Contract O18.
    public func skip(_ count: Int) -> Signal {
        guard count > 0 else { return self }
        return lift(remembering: count) { remaining, value, sink in
            if remaining.value > 0 { remaining.value -= 1 } else { sink.send(.next(value)) }
        }
    }
}
