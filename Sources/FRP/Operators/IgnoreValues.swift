extension Signal {
    /// Only the terminal: for work of which only the end matters.
    ///
    ///     upload         --1--5--9--|
    ///     ignoreValues()
    ///     result         -----------|
    ///
    /// Contract O11.
    public func ignoreValues() -> Signal { ignoreValues(as: Value.self) }

    /// Only the terminal, as a signal of other values: it sends none, so they may be of any type.
    public func ignoreValues<Output: Sendable>(as type: Output.Type) -> Signal<Output> {
        compactMap { _ in nil }
    }
}
