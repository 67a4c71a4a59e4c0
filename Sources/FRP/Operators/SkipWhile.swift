extension Signal {
    /// The values from the first on that fails a test.
    ///
    ///     source         --1--2--5--1--|
    ///     skipWhile { $0 < 3 }
    ///     result         --------5--1--|
    ///
    /// From then on the test is never asked again. Each subscription starts anew. Errors and completion pass
    /// through.
    ///
    /// Contract O18. In Rx: `skip(while:)`, in Combine: `drop(while:)`.
    public func skipWhile(_ isUnwanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        stage { sink in
            let isSkipping = SerialBox(true)
            return { event in
                if case .next(let value) = event, isSkipping.value {
                    isSkipping.value = isUnwanted(value)
                    if isSkipping.value { return }
                }
                sink.send(event)
            }
        }
    }

    /// The values from the first on that passes a test.
    ///
    ///     source         --1--2--5--1--|
    ///     skipUntilBlock { $0 > 3 }
    ///     result         --------5--1--|
    ///
    /// The opposite of ``skipWhile(_:)``.
    ///
    /// Contract O18.
    public func skipUntilBlock(_ isStart: @escaping @Sendable (Value) -> Bool) -> Signal {
        skipWhile { !isStart($0) }
    }
}
