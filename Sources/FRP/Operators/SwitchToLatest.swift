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
            switching.follow(self)
        })
    }
}

private final class Switching<Value: Sendable>: Sendable {
    let current = SerialDisposable()
    private let observer: Observer<Value>
    private let standing = Standing()

    init(_ observer: Observer<Value>) { self.observer = observer }

    func follow(_ outer: Signal<Signal<Value>>) {
        let lifetime = observer.lifetime.makePart()
        // Nothing can replace a signal that tells all at once, so all of them share a sink: 220 instead of 280 ns.
        let through = Sink<Value>(lifetime) { [self] in receive($0, of: standing.latest) }
        outer.run(in: lifetime) { [self] event in
            switch event {
            case .next(let inner):
                let (number, own) = (standing.begin(), inner.isImmediate ? nil : Disposable())
                current.inner = own
                inner.attach(own.map { sink(number, $0) } ?? through)
            case .error(let error): observer.sendError(error)
            case .completed: if standing.endOuter() { observer.sendCompleted() }
            }
        }
    }

    private func sink(_ number: Int, _ lifetime: Disposable) -> Sink<Value> {
        Sink(lifetime) { [self] event in if lifetime.admits(event) { receive(event, of: number) } }
    }

    private func receive(_ event: Event<Value>, of number: Int) {
        switch event {
        case .next:
            guard observer.tryEnter() else { return observer.queue { [self] in pass(event, of: number) } }
            pass(event, of: number)
            observer.leave()
        // Of the latest, it counts: whatever comes before it has its turn (contract K4).
        case .error: if standing.latest == number { observer.send(event) }
        case .completed: if standing.endInner(number) { observer.sendCompleted() }
        }
    }

    /// A value that waited in line while another signal took over is dropped when its turn comes.
    private func pass(_ event: Event<Value>, of number: Int) {
        if standing.latest == number { observer.deliver(event) }
    }
}
