extension Signal {
    /// Waits for the completion, dropping the values, and then goes on with the signal that `next` makes.
    ///
    ///     source         --1--2--|
    ///     then { [8, 9] … }      8--9--|
    ///     result         --------8--9--|
    ///
    /// `next` is called once, on completion; never after an error.
    ///
    /// Contract O33. Book: the second reading of chapter 4. In Rx: `ignoreElements` and `concat`.
    public func then<Output>(_ next: @escaping @Sendable () -> Signal<Output>) -> Signal<Output> {
        ignoreValues(as: Output.self).concat(.defer(next))
    }
}
