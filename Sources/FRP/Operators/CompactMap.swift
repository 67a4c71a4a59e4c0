extension Signal {
    /// Each value transformed, where that gives something; the others are left out.
    ///
    ///     typed          --7--x--9--|
    ///     compactMap { Int($0) }
    ///     result         --7-----9--|
    ///
    /// Contract O10, O11: a map and a filter in one.
    public func compactMap<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) -> Output?
    ) -> Signal<Output> {
        lift { value, sink in if let output = transform(value) { sink.send(.next(output)) } }
    }
}
