extension Signal {
    /// The values from the first on that fails a test.
    ///
    ///     source         --1--2--5--1--|
    ///     skipWhile { $0 < 3 }
    ///     result         --------5--1--|
    ///
    /// After that the test is not called any more. Each subscription starts from the beginning. Errors and
    /// completion pass through.
    ///
    /// Contract O18. In Rx: `skip(while:)`, in Combine: `drop(while:)`.
    public func skipWhile(_ isUnwanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        lift(remembering: true) { isSkipping, value, sink in
            isSkipping.value = isSkipping.value && isUnwanted(value)
            if !isSkipping.value { sink.send(.next(value)) }
        }
    }
}
