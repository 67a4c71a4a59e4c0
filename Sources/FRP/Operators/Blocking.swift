extension Signal {
    /// Waits for the first value. Nothing, if the signal ends without one.
    ///
    /// The calling thread is blocked until then; on return the subscription is disposed. On the main
    /// scheduler it cannot be used for a signal that delivers there: when others have waited for the main
    /// scheduler for a second, that is reported, and it waits no longer.
    ///
    /// Contract S16. In Rx: `toBlocking().first()`; Combine has none.
    public func first() -> Value? { first("first()") }

    /// Waits for the end, and throws the error if it is one. Blocks like ``first()``.
    public func waitUntilCompleted() throws {
        switch ignoreValues().materialize().first("waitUntilCompleted()") {
        case .error(let error): throw error
        case .next, .completed: return
        case nil: throw Misuse.blocksMain(call: "waitUntilCompleted()")
        }
    }

    /// Waits for the completion, and gives all values. Nothing on an error, even if values came before.
    /// Blocks like ``first()``.
    public func toArray() -> [Value]? { collect().first("toArray()") }

    private func first(_ call: String) -> Value? {
        let (waiter, value) = (Waiter(), Lock<Value?>(nil))
        let subscription = take(1).subscribe { event in
            if let first = event.value { value.withLock { $0 = first } }
            if event.isTerminal { waiter.finish() }
        }
        let hasEnded = waiter.wait(whileNobodyWaits: {
            MainScheduler.isOnMainQueue && MainScheduler.shared.runner.isWanted
        })
        subscription.dispose()
        if !hasEnded { Misuse.blocksMain(call: call).report() }
        return value.withLock { $0 }
    }
}
