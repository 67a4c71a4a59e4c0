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
            let trampoline = Trampoline()
            let upstream = Disposable()
            sink.lifetime.add(upstream)
            sink.lifetime.add { [weak waiting] in waiting?.drop() }
            // One after the other, also if a handler sends and the scheduler runs the block at once.
            let passOn: @Sendable () -> Void = {
                trampoline.bounce {
                    guard let (sink, event) = waiting.next(), !sink.lifetime.isDisposed else { return }
                    sink.send(event)
                }
            }
            guard let scheduler = scheduler as? any QueueBacked else {
                return run(in: upstream) { event in
                    let block = Disposable()
                    waiting.append(event, block)
                    block.add(scheduler.schedule(passOn))
                }
            }
            let (runner, job) = (scheduler.runner, Job(standing: passOn))
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

    private let state: Lock<(sink: Sink<Value>?, line: Line)>

    init(for sink: Sink<Value>) { state = Lock((sink, Line())) }

    func append(_ event: Event<Value>, _ block: Disposable? = nil) {
        state.withLock { $0.line.append((event, block)) }
    }

    func next() -> (Sink<Value>, Event<Value>)? {
        // The block dies here, not under the lock.
        let (sink, next) = state.withLock { ($0.sink, $0.line.popFirst()) }
        guard let sink, let next else { return nil }
        return (sink, next.event)
    }

    func drop() {
        var (_, line) = state.exchange((nil, Line()))
        while let next = line.popFirst() { next.block?.dispose() }
    }
}
