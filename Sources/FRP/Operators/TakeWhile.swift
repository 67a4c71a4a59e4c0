extension Signal {
    /// The values as long as they pass a test; completes at the first that does not.
    ///
    ///     source         --1--2--5--1--|
    ///     takeWhile { $0 < 3 }
    ///     result         --1--2--|
    ///
    /// Contract O18, O5.
    public func takeWhile(_ isWanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        lift { value, sink in sink.send(isWanted(value) ? .next(value) : .completed) }
    }
}
