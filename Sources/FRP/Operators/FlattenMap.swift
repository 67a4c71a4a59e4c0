extension Signal {
    /// For each value a signal, and all their values as they arrive: `map` and `flatten`.
    ///
    ///     searches       --a-------b---|
    ///     a                ^-1-2|
    ///     b                        ^-3-4|
    ///     flattenMap { found(for: $0) }
    ///     result         ----1-2-----3-4|
    ///
    /// If only the answer to the latest value matters, use ``switchToLatest()``.
    ///
    /// Two inner signals are two sources: what this means for the order of their values, ``merge(_:)-method`` shows.
    ///
    /// Contract O42, K2. Book: not in it, but in the tutorial.
    public func flattenMap<Output>(
        _ transform: @escaping @Sendable (Value) -> Signal<Output>
    ) -> Signal<Output> { map(transform).flatten() }
}
