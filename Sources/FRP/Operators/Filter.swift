extension Signal {
    /// The values that pass a test.
    ///
    ///     source         --1--2--3--4--|
    ///     filter { $0 > 2 }
    ///     result         --------3--4--|
    ///
    /// Contract O11. Book: chapter3/filter.
    public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal {
        lift { value, sink in if isIncluded(value) { sink.send(.next(value)) } }
    }
}
