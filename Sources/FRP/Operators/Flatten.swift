extension Signal {
    /// The values of all signals that this one sends, as they arrive.
    ///
    ///     outer          --A-----B--|           A  -1-2-3|    B  -8-9|
    ///     result         ---1-2-3-8-9|
    ///
    /// With a maximum, at most so many inner signals are at work at a time; the others wait in line. Zero means no
    /// maximum, one means one after the other. Completes when the outer signal and all inner ones have. Any error ends
    /// everything; signals that wait are never started.
    ///
    /// Contract O40. Book: the second reading of chapter 4. In Rx: `merge(maxConcurrent:)`, in Combine:
    /// `flatMap(maxPublishers:)`.
    public func flatten<Inner>(_ maximum: Int = 0) -> Signal<Inner> where Value == Signal<Inner> {
        Signal<Inner>(joining: { observer in
            let flattening = Flattening(maximum > 0 ? maximum : .max, observer)
            observer.lifetime.add(flattening.atWork.dispose)
            let outer = Disposable()
            observer.lifetime.add(outer)
            self.run(in: outer, flattening.receive)
        })
    }

    /// Signals that this one sends, one after the other: `flatten(1)`.
    ///
    /// Contract O32.
    public func concat<Inner>() -> Signal<Inner> where Value == Signal<Inner> { flatten(1) }
}

/// Decides under the lock which signal may start, starts it outside.
private final class Flattening<Value: Sendable>: Sendable {
    private struct State {
        /// Inner signals at work, and the outer one.
        var running = 1
        var waiting = FIFO<Signal<Value>>()
    }

    let atWork = Members()
    private let maximum: Int
    private let observer: Observer<Value>
    private let state = Lock(State())
    private let trampoline = Trampoline()

    init(_ maximum: Int, _ observer: Observer<Value>) {
        self.maximum = maximum
        self.observer = observer
    }

    @Sendable func receive(_ event: Event<Signal<Value>>) {
        switch event {
        case .next(let inner): if admit(inner) { start(inner) }
        case .error(let error): observer.sendError(error)
        case .completed: oneHasEnded()
        }
    }

    /// Whether there is room for it now; otherwise it waits.
    private func admit(_ inner: Signal<Value>) -> Bool {
        state.withLock { state in
            let hasRoom = state.running - 1 < maximum
            if hasRoom { state.running += 1 } else { state.waiting.append(inner) }
            return hasRoom
        }
    }

    private func start(_ inner: Signal<Value>) {
        let lifetime = Disposable()
        let place = atWork.add(lifetime)
        inner.run(in: lifetime) { [self] event in
            switch event {
            case .next, .error: observer.send(event)
            case .completed:
                atWork.remove(place)
                // In a loop, so that signals that end at once do not pile up on the stack.
                trampoline.bounce(goOn)
            }
        }
    }

    private func goOn() {
        if let next = state.withLock({ $0.waiting.popFirst() }) { start(next) } else { oneHasEnded() }
    }

    private func oneHasEnded() {
        let isOver = state.withLock { state in
            state.running -= 1
            return state.running == 0
        }
        if isOver { observer.sendCompleted() }
    }
}
