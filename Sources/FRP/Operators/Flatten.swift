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
            _ = flattening.atWork.add(outer)
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

    /// The outer signal, and the inner ones that are.
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
        case .error(let error): fail(with: error)
        case .completed: goOn { _ in nil }
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
            case .next: observer.send(event)
            case .error(let error): fail(with: error)
            case .completed:
                atWork.remove(place)
                // In a loop, so that signals that end at once do not pile up on the stack.
                trampoline.bounce { goOn { $0.popFirst() } }
            }
        }
    }

    /// One has ended: `successor` takes its place, or nobody does. Decided in one step, as a signal may arrive
    /// at the same time and find no room.
    private func goOn(_ successor: (inout FIFO<Signal<Value>>) -> Signal<Value>?) {
        let (next, isOver) = state.withLock { state in
            let next = successor(&state.waiting)
            if next == nil { state.running -= 1 }
            return (next, state.running == 0)
        }
        if let next { start(next) }
        if isOver { observer.sendCompleted() }
    }

    /// All are left before the error has its turn, which from inside a handler comes later: nothing starts
    /// meanwhile.
    private func fail(with error: any Error) {
        atWork.dispose()
        observer.sendError(error)
    }
}
