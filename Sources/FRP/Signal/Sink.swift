/// Where a part of a chain sends its events: the rest of the chain, down to the next operator that joins signals, or to the
/// subscriber.
///
/// A sink trusts its caller: events come one at a time, and none after a terminal. A caller that makes several events of one looks
/// at the lifetime before each further one: a `take` behind it may have enough. The sink at the end of a chain ends the
/// lifetime with the first terminal.
///
/// The entrance of a chain looks at the lifetime as well, so that no operator works for nothing. But while an event is on
/// its way, an operator or another thread may end the lifetime: only the gate at the end can promise that a handler gets
/// nothing more.
struct Sink<Value: Sendable>: Sendable {
    /// Ends with the subscription, whether the source ends it or the subscriber. All parts of a chain share it.
    let lifetime: Disposable
    let send: @Sendable (Event<Value>) -> Void

    /// Calls `handle` with a value, and sends a terminal on.
    func pass<Input>(_ event: Event<Input>, _ handle: (Input) -> Void) {
        switch event {
        case .next(let value): handle(value)
        case .error(let error): send(.error(error))
        case .completed: send(.completed)
        }
    }
}

extension Sink {
    /// The end of a chain, with a gate: it lets nothing through after the lifetime has ended, and ends it with a
    /// terminal.
    init(endingIn lifetime: Disposable, receive: @escaping @Sendable (Event<Value>) -> Void) {
        self.init(lifetime: lifetime) { event in
            guard !lifetime.isDisposed else { return }
            if event.isTerminal { lifetime.dispose() }
            receive(event)
        }
    }
}
