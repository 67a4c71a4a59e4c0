import Dispatch

extension Signal {
    /// Waits for the first value. Nothing, if the signal ends without one.
    ///
    /// The calling thread is blocked until then; on return the subscription is disposed. Do not call it on the
    /// main scheduler for a signal that delivers there: each would wait for the other. When others have waited for the
    /// main scheduler for a second, that is reported, and it waits no longer. Where you can `await`, use ``values``.
    ///
    /// Contract S16.
    public func first() -> Value? {
        let (end, value) = (DispatchSemaphore(value: 0), Lock<Value?>(nil))
        let subscription = take(1).subscribe { event in
            if let first = event.value { value.withLock { $0 = first } }
            if event.isTerminal { end.signal() }
        }
        while true {
            let keepsOthersWaiting = MainScheduler.isOnMainQueue && MainScheduler.shared.runner.isWanted
            if end.wait(timeout: .now() + .seconds(1)) == .success { break }
            if keepsOthersWaiting {
                Misuse.blocksMain(call: "first()").report()
                break
            }
        }
        subscription.dispose()
        return value.withLock { $0 }
    }
}
