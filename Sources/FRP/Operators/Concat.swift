extension Signal {
    /// This signal, and when it has completed, `other`.
    ///
    ///     source         --1--2--|
    ///     other                  ^-8--9--|
    ///     source.concat(other)
    ///     result         --1--2----8--9--|
    ///
    /// A signal may go on with itself, without an end: a function `pages(n)` that returns
    /// `fetch(n).concat(.defer { pages(n + 1) })` asks for each page when the one before has ended.
    ///
    /// Contract O30, Z9.
    public func concat(_ other: Signal) -> Signal { .concat([self, other]) }

    /// Several signals, one after the other.
    ///
    /// Contract O31, Z3: 10,000 signals that end at once need no more stack than one.
    public static func concat(_ signals: [Signal]) -> Signal {
        Signal.empty.followed(remembering: [Signal](signals.reversed())) { waiting, terminal in
            guard terminal.isCompleted, let next = waiting.value.popLast() else { return nil }
            return (next, isLast: waiting.value.isEmpty)
        }
    }

    /// Signals that this one sends, one after the other: `flatten(1)`.
    ///
    /// Contract O32.
    public func concat<Inner>() -> Signal<Inner> where Value == Signal<Inner> { flatten(1) }
}
