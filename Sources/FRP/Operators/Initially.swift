extension Signal {
    /// Runs `effect` at each subscription, before the source is subscribed.
    ///
    ///     [1, 2].signal.initially { print("started") }.subscribe(next: { print($0) })
    ///     // started
    ///     // 1
    ///     // 2
    ///
    /// Contract O26.
    public func initially(_ effect: @escaping @Sendable () -> Void) -> Signal {
        .defer {
            effect()
            return self
        }
    }
}
