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
        Signal(start: { sink in
            let left = Box(count)
            Succession.start(self, into: sink) { terminal in
                guard case .error = terminal else { return nil }
                guard let attempts = left.value else { return (self, isLast: false) }
                guard attempts > 0 else { return nil }
                left.value = attempts - 1
                return (self, isLast: false)
            }
        })
    }
}
