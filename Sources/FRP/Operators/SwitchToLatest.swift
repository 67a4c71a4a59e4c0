extension Signal {
    /// The values of the latest signal that this one sent; the one before is disposed.
    ///
    ///     outer          --A-----B-----|        A  -1--2--3--4|    B  -8--9|
    ///     result         ---1--2--8--9-|
    ///
    /// Completes when the outer signal and the latest inner one have. An error of either ends it.
    ///
    /// Contract O43. Book: the second reading of chapter 4. In Rx and Combine: the same word.
    public func switchToLatest<Inner>() -> Signal<Inner> where Value == Signal<Inner> {
        Signal<Inner>(joining: { observer in
            let switching = Switching(observer)
            observer.lifetime.add(switching.running.leave)
            let outer = Disposable()
            observer.lifetime.add(outer)
            self.run(in: outer, switching.receive)
        })
    }
}

private final class Switching<Value: Sendable>: Sendable {
    let running = Running()
    private let observer: Observer<Value>

    init(_ observer: Observer<Value>) { self.observer = observer }

    @Sendable func receive(_ event: Event<Signal<Value>>) {
        switch event {
        case .next(let signal): follow(signal)
        case .error(let error): observer.sendError(error)
        case .completed: if running.endOuter() { observer.sendCompleted() }
        }
    }

    private func follow(_ signal: Signal<Value>) {
        let lifetime = Disposable()
        running.replace(by: lifetime)?.dispose()
        // What waited in line while another signal took over is dropped when its turn comes.
        let pass: @Sendable (Event<Value>) -> Void = { [self] event in
            let (isLatest, isOver) = running.check(lifetime, isEnding: event.isCompleted)
            guard isLatest, isOver || !event.isCompleted else { return }
            observer.deliver(event)
        }
        signal.run(in: lifetime) { [observer] in observer.enter($0, pass) }
    }
}

/// Which signals run: the outer one, and the latest inner one. It does not know the observer, so the observer's lifetime
/// may keep it.
private final class Running: Sendable {
    private let state = Lock((outer: true, inner: Disposable?.none, isLeft: false))

    /// The one before, to be disposed; or the new one, if all were left.
    func replace(by inner: Disposable) -> Disposable? {
        state.withLock { state in
            guard !state.isLeft else { return inner }
            defer { state.inner = inner }
            return state.inner
        }
    }

    /// Whether an inner signal is the latest, and whether nothing runs any more when it ends.
    func check(_ inner: Disposable, isEnding: Bool) -> (isLatest: Bool, isOver: Bool) {
        // What has ended does not die here, under the lock: who asks holds it.
        state.withLock { state in
            guard state.inner === inner else { return (false, false) }
            if isEnding { state.inner = nil }
            return (true, state.inner == nil && !state.outer)
        }
    }

    /// Whether nothing runs any more.
    func endOuter() -> Bool {
        state.withLock { state in
            state.outer = false
            return state.inner == nil
        }
    }

    @Sendable func leave() { state.exchange((false, nil, true)).inner?.dispose() }
}
