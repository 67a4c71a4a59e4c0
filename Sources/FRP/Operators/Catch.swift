extension Signal {
    /// Goes on, after an error, with the signal that `handler` makes of it.
    ///
    ///     source         --1--2--X
    ///     backup                 ^-8--9--|
    ///     catch { _ in backup }
    ///     result         --1--2----8--9--|
    ///
    /// Contract O36. Book: chapter5/revisiting_functionalReactivePixels.
    public func `catch`(_ handler: @escaping @Sendable (any Error) -> Signal) -> Signal {
        followed(remembering: ()) { _, terminal in
            guard case .error(let error) = terminal else { return nil }
            return (handler(error), isLast: true)
        }
    }

    /// Goes on, after an error, with `replacement`: often with `.empty`, before binding.
    ///
    /// Contract O36. Book: chapter5/revisiting_functionalReactivePixels.
    public func catchTo(_ replacement: Signal) -> Signal { self.catch { _ in replacement } }
}
