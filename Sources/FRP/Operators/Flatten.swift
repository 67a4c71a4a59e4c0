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
            return .none  // All its subscriptions are parts of the observer's lifetime.
        }
    }
}

/// Starts inner signals, as many at a time as it may, and passes on what they send.
///
/// What starts, and when all is over, is decided under a lock. It could be decided in the observer's turnstile; but a
/// turn may have to wait until a handler returns, and the start of a signal must not wait so long.
private final class Flattening<Value: Sendable>: Sendable {
    private struct State: Sendable {
        var outerIsRunning = true
        var running = 0
        var waiting = FIFO<Signal<Value>>()

        var isOver: Bool { !outerIsRunning && running == 0 && waiting.isEmpty }
    }

    private let maximum: Int
    private let observer: Observer<Value>
    /// Ends the outer signal and all inner ones. The observer lives on: it may have an error to deliver.
    private let subscriptions: Disposable
    private let state = Guarded(State())
    private let trampoline = Trampoline()

    init(_ maximum: Int, _ observer: Observer<Value>) {
        (self.maximum, self.observer) = (maximum, observer)
        subscriptions = Disposable(partOf: observer.lifetime)
    }

    func follow(_ outer: Signal<Signal<Value>>) {
        outer.startChain(partOf: subscriptions) { [self] event in
            switch event {
            case .next(let inner):
                state.withLock { $0.waiting.append(inner) }
                startNext()
            case .error(let error): fail(error)
            case .completed: complete { $0.outerIsRunning = false }
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
        next?.startChain(partOf: subscriptions) { [self] event in
            switch event {
            case .next: observer.send(event)
            case .error(let error): fail(error)
            case .completed: complete { $0.running -= 1 }
            }
        }
    }

    /// Notes that a signal has completed. Then all is over, or there is room for the next one.
    private func complete(_ change: (inout State) -> Void) {
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
        subscriptions.dispose()
        observer.sendError(error)
    }
}
