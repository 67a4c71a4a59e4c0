extension Signal {
    /// A running result: after each value, what `combine` makes of the result so far and the value.
    ///
    ///     source         --1--2--3--|
    ///     scan(0, +)
    ///     result         --1--3--6--|
    ///
    /// Contract O12. Book: chapter3/fold shows the fold it belongs to.
    public func scan<Result: Sendable>(
        _ start: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result> {
        lift(remembering: start) { result, value, sink in
            result.value = combine(result.value, value)
            sink.send(.next(result.value))
        }
    }
}
