extension Signal {
    /// The values of all signals that this one sends, as they arrive.
    ///
    ///     outer          --A-----B--|
    ///     A                ^-1-2-3|
    ///     B                      ^-8-9|
    ///     outer.flatten()
    ///     result         ----1-2-3-8-9|
    ///
    /// With a maximum, up to that many inner signals run at a time, and the others wait. Zero means no
    /// maximum.
    ///
    /// Two inner signals are two sources: what this means for the order of their values, ``merge(_:)-method`` shows.
    ///
    /// Contract O40, K2. Book: not in it, but in RAC 2.
    public func flatten<Inner>(_ maximum: Int = 0) -> Signal<Inner> where Value == Signal<Inner> {
        Signal<Inner> { observer in
            Flattening(maximum > 0 ? maximum : .max, observer).follow(self)
            return .none
        }
    }
}

/// Starts inner signals, as many at a time as it may, and passes on what they send.
///
/// What starts, and when all is over, is decided under a lock, and not in turns as with
/// `combineLatest`: a turn may have to wait until a handler returns, and a signal must not wait to be started for that.
private final class Flattening<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var outerIsRunning = true
        var running = 0
        var waiting = FIFO<Signal<Value>>()

        var isOver: Bool { !outerIsRunning && running == 0 && waiting.isEmpty }
    }

    private let maximum: Int
    private let observer: Observer<Value>
    /// Of the outer signal and all inner ones.
    private let lifetime: Disposable
    private let state = Lock(State())
    private let trampoline = Trampoline()

    init(_ maximum: Int, _ observer: Observer<Value>) {
        (self.maximum, self.observer) = (maximum, observer)
        lifetime = Disposable(partOf: observer.lifetime)
    }

    func follow(_ outer: Signal<Signal<Value>>) {
        outer.subscribe(partOf: lifetime) { [self] event in
            switch event {
            case .next(let inner):
                state.withLock { $0.waiting.append(inner) }
                startNext()
            case .error(let error): fail(error)
            case .completed: end { $0.outerIsRunning = false }
            }
        }
    }

    /// Starts the signal that has waited longest, if there is room for it.
    private func startNext() {
        let next: Signal<Value>? = state.withLock { state in
            guard state.running < maximum, let next = state.waiting.popFirst() else { return nil }
            state.running += 1
            return next
        }
        next?.subscribe(partOf: lifetime) { [self] event in
            switch event {
            case .next: observer.send(event)
            case .error(let error): fail(error)
            case .completed: end { $0.running -= 1 }
            }
        }
    }

    private func end(_ change: (inout State) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isOver
        }
        if isOver { return observer.sendCompleted() }
        // In a loop, so that signals that end at once do not pile up on the stack.
        trampoline.bounce { startNext() }
    }

    /// Ends all signals at once, so that none starts any more. The error may have to wait for its turn, if it was
    /// sent from inside a handler.
    private func fail(_ error: any Error) {
        lifetime.dispose()
        observer.sendError(error)
    }
}
