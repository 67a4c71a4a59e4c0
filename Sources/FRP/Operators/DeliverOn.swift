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
            if let queue = scheduler as? any TurnScheduler {
                let turn = StandingTurn(passOn)
                run(in: upstream) { event in
                    _ = waiting.append(event)
                    queue.schedule(turn)
                }
            } else {
                run(in: upstream) { event in
                    let number = waiting.append(event)
                    waiting.note(scheduler.schedule(passOn), for: number)
                }
            }
        })
    }
}

/// Events that wait for their turns. A subscriber who leaves takes all of it along: events, blocks and itself.
private final class Waiting<Value: Sendable>: Sendable {
    private struct State {
        var sink: Sink<Value>?
        var events = FIFO<(event: Event<Value>, block: Disposable?)>()
        /// How many events have come, and how many have had their turn.
        var arrived = 0
        var passed = 0
    }

    private let state: Lock<State>

    init(for sink: Sink<Value>) { state = Lock(State(sink: sink)) }

    func append(_ event: Event<Value>) -> Int {
        state.withLock { state in
            state.events.append((event, nil))
            state.arrived += 1
            return state.arrived
        }
    }

    /// Keeps the block of the event that has come last, unless it has had its turn meanwhile.
    func note(_ block: Disposable, for number: Int) {
        let isLeft = state.withLock { state in
            if state.passed < number { state.events.modifyLast { $0.block = block } }
            return state.sink == nil
        }
        if isLeft { block.dispose() }
    }

    func next() -> (Sink<Value>, Event<Value>)? {
        // The block dies here, not under the lock.
        let (sink, next) = state.withLock { state in
            state.passed += 1
            return (state.sink, state.events.popFirst())
        }
        guard let sink, let next else { return nil }
        return (sink, next.event)
    }

    func drop() {
        var left = state.exchange(State(sink: nil))
        while let next = left.events.popFirst() { next.block?.dispose() }
    }
}
