extension Signal {
    /// Waits for the completion, dropping the values, and then goes on with the signal that `next` makes.
    ///
    ///     upload         --1--2--|
    ///     answer                 ^-8--9--|
    ///     then { answer }
    ///     result         ----------8--9--|
    ///
    /// `next` is called once, on completion; never after an error.
    ///
    /// Contract O33. Book: the second readings of chapter 4. In Rx: `ignoreElements` and `concat`.
    public func then<Output>(_ next: @escaping @Sendable () -> Signal<Output>) -> Signal<Output> {
        ignoreValues(as: Output.self).concat(.defer(next))
    }
}
