extension Signal where Value: Equatable {
    /// All values but those equal to `unwanted`.
    ///
    ///     source         --1--0--2--0--|
    ///     ignore(0)
    ///     result         --1-----2-----|
    ///
    /// Errors and completion pass through.
    ///
    /// Contract O11. In Rx and Combine: `filter`.
    public func ignore(_ unwanted: Value) -> Signal { filter { $0 != unwanted } }
}
