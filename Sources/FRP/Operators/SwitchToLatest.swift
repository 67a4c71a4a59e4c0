extension Signal {
    /// The values of the latest signal that this one sent; the one before is disposed.
    ///
    ///     outer          --A-----B--|
    ///     A                ^-1-2-!
    ///     B                      ^-8--9--|
    ///     outer.switchToLatest()
    ///     result         ----1-2---8--9--|
    ///
    /// If a handler sends to its own source and then a new signal, the new signal can come first, and the
    /// value is lost: see ``merge(_:)-method``.
    ///
    /// Contract O43, K2. Book: not in it, but in RAC 2.
    public func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
        Signal<Inner> { observer in
            Switching(observer).follow(self)
            return .none
        }
    }
}

private final class Switching<Value: Sendable>: Sendable {
    private struct State {
        /// The number of the latest inner signal.
        var latest = 0
        var outerIsRunning = true
        var innerIsRunning = false

        var isOver: Bool { !outerIsRunning && !innerIsRunning }
    }

    private let observer: Observer<Value>
    /// The lifetime of the latest inner signal.
    private let current = SerialDisposable()
    private let state = Guarded(State())

    init(_ observer: Observer<Value>) {
        self.observer = observer
        observer.lifetime.add(current.dispose)
    }

    func follow(_ outer: Signal<Signal<Value>>) {
        outer.startChain(partOf: observer.lifetime) { [self] event in
            switch event {
            case .next(let inner): start(inner)
            case .error(let error): observer.sendError(error)
            case .completed: end { $0.outerIsRunning = false }
            }
        }
    }

    private func start(_ inner: Signal<Value>) {
        let number = state.withLock { state in
            state.latest += 1
            state.innerIsRunning = true
            return state.latest
        }
        let lifetime = Disposable()
        current.inner = lifetime
        // A value that waits for its turn while another signal takes over is dropped.
        let deliver = observer.serialized { [self] event in if isLatest(number) { observer.deliver(event) } }
        let passing = Sink<Value>(endingIn: lifetime) { [self] event in
            switch event {
            case .next: deliver(event)
            // An error counts if its signal is the latest at this moment. If a new signal comes before the error has
            // had its turn, the error ends all just the same (contract K4).
            case .error: if isLatest(number) { observer.send(event) }
            case .completed: end { if $0.latest == number { $0.innerIsRunning = false } }
            }
        }
        inner.start(into: passing)
    }

    private func isLatest(_ number: Int) -> Bool { state.withLock { $0.latest == number } }

    private func end(_ change: (inout State) -> Void) {
        let isOver = state.withLock { state in
            change(&state)
            return state.isOver
        }
        if isOver { observer.sendCompleted() }
    }
}
