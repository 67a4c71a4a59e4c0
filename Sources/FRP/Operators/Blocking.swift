extension Signal {
    /// Waits for the first value. Nothing, if the signal ends without one.
    ///
    /// The calling thread is blocked until then; on return the subscription is disposed. On the main scheduler it cannot
    /// be used for a signal that delivers there: when others have waited for the main scheduler for a second, that is
    /// reported, and it waits no longer.
    ///
    /// Contract S16. In Rx: `toBlocking().first()`; Combine has none.
    public func first() -> Value? { first("first()") }

    /// Waits for the end, and throws the error if it is one. Blocks like ``first()``.
    public func waitUntilCompleted() throws {
        let failure = Lock<(any Error)?>(nil)
        let hasEnded = wait("waitUntilCompleted()", for: self) { event in
            if case .error(let error) = event { failure.withLock { $0 = error } }
        }
        if let failure = failure.withLock({ $0 }) { throw failure }
        if !hasEnded { throw Misuse.blocksMain(call: "waitUntilCompleted()") }
    }

    /// Waits for the completion, and gives all values. Nothing on an error, even if values came before. Blocks like
    /// ``first()``.
    public func toArray() -> [Value]? { collect().first("toArray()") }

    private func first(_ call: String) -> Value? {
        let value = Lock<Value?>(nil)
        _ = wait(call, for: take(1)) { event in if let first = event.value { value.withLock { $0 = first } } }
        return value.withLock { $0 }
    }

    private func wait(
        _ call: String, for signal: Signal, _ receive: @escaping @Sendable (Event<Value>) -> Void
    ) -> Bool {
        let waiter = Waiter()
        let lifetime = Disposable()
        signal.subscribe(in: lifetime) { event in
            receive(event)
            if event.isTerminal { waiter.finish() }
        }
        let hasEnded = waiter.wait(whileNobodyWaits: {
            MainScheduler.isOnMainQueue && MainScheduler.shared.runner.isWanted
        })
        lifetime.dispose()
        if !hasEnded { Misuse.blocksMain(call: call).report() }
        return hasEnded
    }
}
