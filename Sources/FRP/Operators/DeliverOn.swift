extension Signal {
    /// Passes every event on from `scheduler`.
    ///
    /// Contract O70. Book: chapter5/networking_layer_revisited.
    public func deliverOn(_ scheduler: some Scheduler) -> Signal {
        Signal { observer in
            let waiting = Lock(FIFO<Event<Value>>())
            let deliverNext = observer.serialized { (_: Void) in
                if let event = waiting.withLock({ $0.popFirst() }) { observer.deliver(event) }
            }
            let block: @Sendable () -> Void = { deliverNext(()) }
            startChain(partOf: observer.lifetime) { event in
                waiting.withLock { $0.append(event) }
                scheduler.schedule(in: observer.lifetime, block)
            }
            return Disposable { _ = waiting.exchange(FIFO()) }
        }
    }
}
