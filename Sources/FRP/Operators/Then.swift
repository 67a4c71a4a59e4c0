extension Signal {
    /// Waits for the completion, dropping the values, and then goes on with the signal that `next` makes.
    ///
    ///     upload         --1--2--|
    ///     answer                 ^-8--9--|
    ///     then { answer }
    ///     result         ----------8--9--|
    ///
    /// Contract O33. Book: not in it, but in the tutorial.
    public func then<Output>(_ next: @escaping @Sendable () -> Signal<Output>) -> Signal<Output> {
        ignoreValues(as: Output.self).concat(.defer(next))
    }
}
