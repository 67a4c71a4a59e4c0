extension Signal {
    /// Passes every event on from a block of its own on `scheduler`, in order.
    ///
    /// Errors wait their turn here too: behind the values before them. What is still waiting when the subscription
    /// is disposed is dropped; the source is disposed at once.
    ///
    /// Contract O70. Book: chapter5/networking_layer_revisited. In Rx and Combine: `observe(on:)`, `receive(on:)`.
    public func deliverOn(_ scheduler: some Scheduler) -> Signal {
        Signal(stage: { sink in
            let waiting = Waiting(for: sink)
            let upstream = sink.lifetime.makePart()
            sink.lifetime.add { [weak waiting] in waiting?.drop() }
            guard let runner = (scheduler as? any QueueBacked)?.runner else {
                return run(in: upstream) { event in
                    let block = Disposable()
                    waiting.append(event, block)
                    block.add(scheduler.schedule(waiting.passOn))
                }
            }
            let (job, scheduler): (Job, any Scheduler) = (Job(standing: waiting.passOn), scheduler)
            run(in: upstream) { event in
                waiting.append(event)
                runner.append(job, as: scheduler)
            }
        })
    }
}

/// Events that wait for their turns. A subscriber who leaves takes all of it along: events, blocks and itself.
private final class Waiting<Value: Sendable>: Sendable {
    private typealias Line = FIFO<(event: Event<Value>, block: Disposable?)>

    private let arrived = Lock(Line())
    /// Those whose turns come next. They are taken from the others all at once, so that who sends and who passes on
    /// seldom meet at the lock: a hop to a queue takes half the time.
    private let departing: SerialBox<(sink: Sink<Value>?, line: Line)>

    init(for sink: Sink<Value>) { departing = SerialBox((sink, Line())) }

    func append(_ event: Event<Value>, _ block: Disposable? = nil) {
        arrived.withLock { $0.append((event, block)) }
    }

    /// Passes on one event; after the one before, also if a handler sends and the scheduler runs the block at once.
    @Sendable func passOn() { departing.send(self) { $0.deliver() } }

    private func deliver() {
        guard departing.value.sink?.lifetime.isDisposed == false else { return }
        if departing.value.line.isEmpty { arrived.withLock { swap(&$0, &departing.value.line) } }
        if let next = departing.value.line.popFirst() { departing.value.sink?.send(next.event) }
    }

    func drop() {
        departing.send(self) { waiting in
            for var line in [
                waiting.departing.take(leaving: (nil, Line())).line, waiting.arrived.exchange(Line()),
            ] {
                while let next = line.popFirst() { next.block?.dispose() }
            }
        }
    }
}
