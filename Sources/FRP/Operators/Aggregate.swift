extension Signal {
    /// All values folded into one, which is sent at the end.
    ///
    ///     source         --1--2--3--|
    ///     aggregate(0, +)
    ///     result         -----------(6|)
    ///
    /// For every step on the way use ``scan(_:_:)``.
    ///
    /// Contract O13. Book: chapter3/fold, for lists.
    public func aggregate<Result: Sendable>(
        _ start: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
    ) -> Signal<Result> { scan(start, combine).startWith(start).takeLast(1) }
}
