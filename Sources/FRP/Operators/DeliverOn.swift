extension Signal {
    /// Passes every event on from a block on `scheduler`, in order.
    ///
    /// Errors wait their turn here too: behind the values before them. What is still waiting when the subscription
    /// is disposed is dropped; the source is disposed at once.
    ///
    /// Contract O70. Book: chapter5/networking_layer_revisited. In Rx and Combine: `observe(on:)`, `receive(on:)`.
    public func deliverOn(_ scheduler: some Scheduler) -> Signal {
        Signal(stage: { sink in
            let relay = Relay(to: sink, on: scheduler)
            let upstream = Disposable()
            sink.lifetime.add(upstream)
            sink.lifetime.add(relay.waiting.drop)
            run(in: upstream, relay.accept)
        })
    }
}

/// Events that wait for their scheduler. One block passes on all that have come until it runs.
private final class Relay<Value: Sendable>: Sendable {
    /// Kept apart: the lifetime drops what waits, and must not hold on to the sink.
    final class Waiting: Sendable {
        private let state = Lock((events: [Event<Value>](), isScheduled: false))

        /// Whether a block must be scheduled for it.
        func append(_ event: Event<Value>) -> Bool {
            state.withLock { state in
                state.events.append(event)
                defer { state.isScheduled = true }
                return !state.isScheduled
            }
        }

        func takeAll() -> [Event<Value>] {
            state.withLock { state in
                defer { state.events = [] }
                return state.events
            }
        }

        /// Whether another block must be scheduled for what has come meanwhile.
        func endOfBlock() -> Bool {
            state.withLock { state in
                state.isScheduled = !state.events.isEmpty
                return state.isScheduled
            }
        }

        @Sendable func drop() { _ = takeAll() }
    }

    let waiting = Waiting()
    private let sink: Sink<Value>
    private let scheduler: any Scheduler

    init(to sink: Sink<Value>, on scheduler: any Scheduler) {
        self.sink = sink
        self.scheduler = scheduler
    }

    @Sendable func accept(_ event: Event<Value>) { if waiting.append(event) { scheduler.schedule(passOn) } }

    @Sendable private func passOn() {
        for event in waiting.takeAll() {
            guard !sink.lifetime.isDisposed else { return }
            sink.send(event)
        }
        if waiting.endOfBlock() { scheduler.schedule(passOn) }
    }
}
