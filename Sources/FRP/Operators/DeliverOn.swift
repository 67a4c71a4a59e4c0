extension Signal {
    /// Passes every event on from a block of its own on `scheduler`, in order.
    ///
    /// Errors wait their turn here too: behind the values before them. What still waits when the subscription
    /// is disposed is dropped; the source is disposed at once.
    ///
    /// Contract O70. Book: chapter5/networking_layer_revisited. In Rx and Combine: `observe(on:)`,
    /// `receive(on:)`.
    public func deliverOn(_ scheduler: some Scheduler) -> Signal {
        Signal { observer in
            let waiting = Lock(FIFO<Event<Value>>())
            let deliverNext = observer.inTurn { (_: Void) in
                if let event = waiting.withLock({ $0.popFirst() }) { observer.deliver(event) }
            }
            let block: @Sendable () -> Void = { deliverNext(()) }
            subscribe(within: observer.lifetime) { event in
                waiting.withLock { $0.append(event) }
                scheduler.schedule(in: observer.lifetime, block)
            }
            return Disposable { _ = waiting.exchange(FIFO()) }
        }
    }
}
