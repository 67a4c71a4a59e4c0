extension Signal {
    /// This signal, and when it has completed, `other`.
    ///
    ///     source         --1--2--|
    ///     other                  --8--9--|
    ///     result         --1--2----8--9--|
    ///
    /// `other` is not subscribed before, and never after an error.
    ///
    /// Contract O30. In Rx and Combine: `concat`, `append`.
    public func concat(_ other: Signal) -> Signal { .concat([self, other]) }

    /// Several signals, one after the other. An empty list completes at once.
    ///
    /// Contract O31, Z3, Z6: any number of signals that end at once needs no more stack than one.
    public static func concat(_ signals: [Signal]) -> Signal { Signal(succession: signals) }
}
