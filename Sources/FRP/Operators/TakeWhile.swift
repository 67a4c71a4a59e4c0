extension Signal {
    /// The values as long as they pass a test; completes at the first that does not.
    ///
    ///     source         --1--2--5--1--|
    ///     takeWhile { $0 < 3 }
    ///     result         --1--2--|
    ///
    /// The value that fails the test is not sent, the source is disposed at that moment, and the test is not
    /// called any more. Errors, and an earlier completion, pass through.
    ///
    /// Contract O18, O5. In Rx: `take(while:)`, in Combine: `prefix(while:)`.
    public func takeWhile(_ isWanted: @escaping @Sendable (Value) -> Bool) -> Signal {
        lift { value, sink in sink.send(isWanted(value) ? .next(value) : .completed) }
    }
}
