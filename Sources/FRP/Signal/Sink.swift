/// Where a stage of a chain puts its events: the rest of the chain, down to the next join or subscriber.
///
/// A sink trusts its caller: events come one at a time, and none after a terminal. Whoever sends more than one
/// event for one it received looks at the lifetime in between, since the first may have ended it. In return, whoever
/// makes the sink at the end of a chain ends its lifetime with the first terminal.
struct Sink<Value: Sendable>: Sendable {
    /// Ends when the subscription does, from either side. Shared by all stages of the chain.
    let lifetime: Disposable
    let send: @Sendable (Event<Value>) -> Void

    init(_ lifetime: Disposable, _ send: @escaping @Sendable (Event<Value>) -> Void) {
        self.lifetime = lifetime
        self.send = send
    }

    /// Sends each value while anybody listens, then `terminal`.
    func send(_ values: some Sequence<Value>, then terminal: Event<Value>) {
        for value in values {
            guard !lifetime.isDisposed else { return }
            send(.next(value))
        }
        guard !lifetime.isDisposed else { return }
        send(terminal)
    }
}

extension Sink {
    /// The end of a chain: nothing comes through after the lifetime has ended, and a terminal ends it.
    init(endingIn lifetime: Disposable, receive: @escaping @Sendable (Event<Value>) -> Void) {
        self.init(lifetime) { event in if lifetime.admits(event) { receive(event) } }
    }

    /// The same, without an object more in between.
    init(
        endingIn lifetime: Disposable, next: (@Sendable (Value) -> Void)?,
        error: (@Sendable (any Error) -> Void)?, completed: (@Sendable () -> Void)?
    ) {
        self.init(lifetime) { event in
            guard lifetime.admits(event) else { return }
            switch event {
            case .next(let value): next?(value)
            case .error(let failure): error?(failure)
            case .completed: completed?()
            }
        }
    }
}

extension Disposable {
    /// Whether an event still comes through at the end of a chain that lives so long. A terminal does, and ends it.
    func admits<Value>(_ event: Event<Value>) -> Bool {
        guard !isDisposed else { return false }
        if event.isTerminal { dispose() }
        return true
    }
}
