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
            observer.lifetime.add(switching.latest.disposable)
            let outer = Disposable()
            observer.lifetime.add(outer)
            self.run(in: outer, switching.receive)
        })
    }
}

private final class Switching<Value: Sendable>: Sendable {
    let latest = SerialDisposable()
    private let observer: Observer<Value>
    /// The outer signal, and the latest inner one while it runs.
    private let running = Lock((outer: true, inner: Disposable?.none))

    init(_ observer: Observer<Value>) { self.observer = observer }

    @Sendable func receive(_ event: Event<Signal<Value>>) {
        switch event {
        case .next(let signal): follow(signal)
        case .error(let error): observer.sendError(error)
        case .completed:
            let isOver = running.withLock { running in
                running.outer = false
                return running.inner == nil
            }
            if isOver { observer.sendCompleted() }
        }
    }

    private func follow(_ signal: Signal<Value>) {
        let lifetime = Disposable()
        // The old one does not die here, under the lock: it is in its place until the next line.
        running.withLock { $0.inner = lifetime }
        latest.set(lifetime)
        // What waited in line while another signal took over is dropped when its turn comes.
        let pass: @Sendable (Event<Value>) -> Void = { [self] event in
            let (isLatest, isOver) = running.withLock { running in
                guard running.inner === lifetime else { return (false, false) }
                if event.isCompleted { running.inner = nil }
                return (true, running.inner == nil && !running.outer)
            }
            guard isLatest, isOver || !event.isCompleted else { return }
            observer.deliver(event)
        }
        signal.run(in: lifetime) { [observer] in observer.enter($0, pass) }
    }
}
