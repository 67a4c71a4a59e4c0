extension Signal {
    /// The values of the latest signal that this one sent; the one before is disposed.
    ///
    ///     outer          --A-----B--|
    ///     A                ^-1-2-!
    ///     B                      ^-8--9--|
    ///     outer.switchToLatest()
    ///     result         ----1-2---8--9--|
    ///
    /// Completes when the outer signal and the latest inner one have completed. An error of either ends it.
    ///
    /// If a handler sends to its own source and then to this one, the new signal can come first, and a value
    /// of the one before is lost:
    ///
    ///     let (a, latest) = (Subject<Int>(), Subject<Signal<Int>>())
    ///     latest.signal.switchToLatest().subscribe(next: { print($0) })
    ///     latest.sendNext(a.signal)
    ///     a.signal.take(1).subscribe(next: { _ in
    ///         a.sendNext(2)
    ///         latest.sendNext(.return(3))
    ///     })
    ///     a.sendNext(1)
    ///     // 1
    ///     // 3
    ///
    /// Contract O43, K2. Book: the second readings of chapter 4. In Rx: `switchLatest`, in Combine: the same word.
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
    private let state = Lock(State())

    init(_ observer: Observer<Value>) {
        self.observer = observer
        observer.lifetime.add(current.disposable)
    }

    func follow(_ outer: Signal<Signal<Value>>) {
        outer.subscribe(within: observer.lifetime) { [self] event in
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
        current.set(lifetime)
        // A value that waits for its turn while another signal takes over is dropped.
        let deliver = observer.inTurn { [self] event in if isLatest(number) { observer.deliver(event) } }
        inner.subscribe(in: lifetime) { [self] event in
            switch event {
            case .next: deliver(event)
            // An error counts if its signal is the latest now: what comes before it has its turn (contract
            // K4).
            case .error: if isLatest(number) { observer.send(event) }
            case .completed: end { if $0.latest == number { $0.innerIsRunning = false } }
            }
        }
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
