extension Signal {
    /// The values of both, as they arrive.
    ///
    ///     this           --1----3--|
    ///     other          ----2----4----|
    ///     this.merge(other)
    ///     result         --1-2--3-4----|
    ///
    /// Completes when both have; the first error ends it.
    ///
    /// Contract O41. In Rx and Combine: `merge`.
    public func merge(_ other: Signal) -> Signal { .merge([self, other]) }

    /// The values of several signals, as they arrive. They are subscribed in order; an empty list completes
    /// at once.
    public static func merge(_ signals: [Signal]) -> Signal { signals.signal.flatten() }
}
