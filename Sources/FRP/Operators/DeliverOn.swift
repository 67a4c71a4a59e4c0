extension Signal {
    /// Passes every event on from a block of its own on `scheduler`, in order.
    ///
    /// Errors wait their turn here too: behind the values before them. What is still waiting when the subscription
    /// is disposed is dropped; the source is disposed at once.
    ///
    /// Contract O70. Book: chapter5/networking_layer_revisited. In Rx and Combine: `observe(on:)`, `receive(on:)`.
    public func deliverOn(_ scheduler: some Scheduler) -> Signal {
        Signal(stage: { sink in
            let relay = Relay(to: sink)
            let upstream = Disposable()
            sink.lifetime.add(upstream)
            sink.lifetime.add { [weak relay] in relay?.drop() }
            run(in: upstream) { event in
                let block = Disposable()
                relay.append(event, block)
                block.add(scheduler.schedule(relay.passOn))
            }
        })
    }
}

/// Events that wait for their blocks. A subscriber who leaves takes all of it along: events, blocks and itself.
private final class Relay<Value: Sendable>: Sendable {
    private typealias Waiting = FIFO<(event: Event<Value>, block: Disposable)>

    private let trampoline = Trampoline()
    private let state: Lock<(sink: Sink<Value>?, waiting: Waiting)>

    init(to sink: Sink<Value>) { state = Lock((sink, Waiting())) }

    func append(_ event: Event<Value>, _ block: Disposable) {
        state.withLock { $0.waiting.append((event, block)) }
    }

    /// One after the other, also if a handler sends and the scheduler runs the block at once.
    @Sendable func passOn() {
        trampoline.bounce {
            let (sink, next) = state.withLock { ($0.sink, $0.waiting.popFirst()) }
            guard let sink, let next, !sink.lifetime.isDisposed else { return }
            sink.send(next.event)
        }
    }

    func drop() {
        var (_, waiting) = state.exchange((nil, Waiting()))
        while let next = waiting.popFirst() { next.block.dispose() }
    }
}
