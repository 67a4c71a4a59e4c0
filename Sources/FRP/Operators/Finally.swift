extension Signal {
    /// Runs `effect` at the terminal, before that is passed on.
    ///
    ///     [1, 2].signal.finally { print("over") }
    ///         .subscribe(next: { print($0) }, completed: { print("completed") })
    ///     // 1
    ///     // 2
    ///     // over
    ///     // completed
    ///
    /// So whatever follows the end (a `concat`, a `retry`) finds it done. What must happen on disposal too
    /// belongs into the disposable that the source returns.
    ///
    /// Contract O26.
    public func finally(_ effect: @escaping @Sendable () -> Void) -> Signal {
        doEvent { event in if event.isTerminal { effect() } }
    }
}
