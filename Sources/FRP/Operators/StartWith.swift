extension Signal {
    /// `value`, and then everything the source sends.
    ///
    ///     source         ---1--2--|
    ///     startWith(0)
    ///     result         0--1--2--|
    ///
    /// Contract O19.
    public func startWith(_ value: Value) -> Signal { .concat([.return(value), self]) }
}
