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
            observer.lifetime.add(switching.current.disposable)
            self.run(in: observer.lifetime.makePart()) { switching.receive($0) }
        })
    }
}

private final class Switching<Value: Sendable>: Sendable {
    let current = SerialDisposable()
    private let observer: Observer<Value>
    private let standing = Standing()

    init(_ observer: Observer<Value>) { self.observer = observer }

    func receive(_ event: Event<Signal<Value>>) {
        switch event {
        case .next(let signal): follow(signal)
        case .error(let error): observer.sendError(error)
        case .completed: if standing.endOuter() { observer.sendCompleted() }
        }
    }

    private func follow(_ signal: Signal<Value>) {
        let (number, lifetime) = (standing.begin(), Disposable())
        current.set(lifetime)
        let sink = Sink<Value>(lifetime) { [self] event in
            guard lifetime.admits(event) else { return }
            guard !event.isCompleted else { return end(number) }
            guard observer.tryEnter() else { return observer.queue { [self] in pass(event, of: number) } }
            pass(event, of: number)
            observer.leave()
        }
        signal.attach(sink)
    }

    /// What waited in line while another signal took over is dropped when its turn comes.
    private func pass(_ event: Event<Value>, of number: Int) {
        if standing.isLatest(number) { observer.deliver(event) }
    }

    private func end(_ number: Int) { if standing.endInner(number) { observer.sendCompleted() } }
}
