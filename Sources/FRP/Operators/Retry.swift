extension Signal {
    /// Subscribes again after an error, up to `count` times, and then passes the error on.
    ///
    ///     first          --1--X
    ///     second              ^-1--2--|
    ///     retry(1)
    ///     result         --1----1--2--|
    ///
    /// Without a count it never gives up.
    ///
    /// Contract O34, O35, Z2: 100,000 attempts that fail at once need no more stack than one.
    public func retry(_ count: Int? = nil) -> Signal {
        followed(remembering: count) { left, terminal in
            guard case .error = terminal, left.value ?? 1 > 0 else { return nil }
            left.value? -= 1
            return (self, isLast: false)
        }
    }
}
