/// One event for many subscribers: what all subjects, and properties, are made of.
///
/// An event is accepted under the lock: remembered, and paired with the subscribers of that moment. It is
/// delivered outside the lock, one event at a time, in the order of acceptance, from whatever thread it was
/// sent (contract J1, J7, K1 to K5).
final class Broadcast<Value: Sendable>: Sendable {
    /// A class for speed: a delivery holds the list of subscribers, so the list is copied if somebody subscribes meanwhile. That is one
    /// reference count for each subscriber, where a struct would cost two, the closure and the lifetime.
    private final class Subscriber: Sendable {
        private let sink: Sink<Value>

        init(_ sink: Sink<Value>) { self.sink = sink }

        func receive(_ event: Event<Value>) { if !sink.lifetime.isDisposed { sink.send(event) } }
    }

    private struct State: Sendable {
        /// A list with gaps (nil) where subscribers have left. To insert one returns its place, by which it is replaced or removed
        /// later. A place knows its owner, this broadcast.
        var subscribers = Registry<Subscriber, Broadcast>()
        /// What a new subscriber gets first.
        var values: Window<Value>
        var terminal: Event<Value>?
    }

    /// That of the broadcast itself, not of a subscriber. The first terminal ends it, and so all subscriptions that feed the
    /// broadcast end too.
    let lifetime = Disposable()
    private let state: Guarded<State>
    private let turnstile = Turnstile()
    private let remembers: Bool
    /// True if a subscriber that comes after the end still gets the values.
    private let replaysAfterEnd: Bool

    init(remembering values: Window<Value> = Window(capacity: 0), replaysAfterEnd: Bool = false) {
        state = Guarded(State(values: values))
        remembers = values.capacity != 0
        self.replaysAfterEnd = replaysAfterEnd
    }

    /// The value accepted last. Only for a broadcast whose memory is never empty, like that of a property.
    var newest: Value { state.withLock { $0.values.newest } }

    /// Accepts an event and delivers it. After a terminal no event is accepted (contract J3).
    ///
    /// A subject just gives an event. A property gives two closures, which run under the lock: `event`, so that the numbers which
    /// it gives its changes (`State/Change.swift`) are in the order of acceptance, and `isWanted`, which looks at the remembered
    /// values and may refuse the event. They are short, and call no code of others.
    func send(_ event: @autoclosure () -> Event<Value>, if isWanted: ((Window<Value>) -> Bool)? = nil) {
        guard let due = accept(event, if: isWanted) else { return }
        deliver(due.event, to: due.audience)
        turnstile.leave()
    }

    private typealias Due = (event: Event<Value>, audience: [Subscriber?])

    /// Remembers the event, and pairs it with the subscribers of this moment, in one step. Returns both if the caller is to
    /// deliver it, and is inside the turnstile. Returns nil if the event was refused, nobody listens, or the caller that is
    /// inside the turnstile will deliver it.
    private func accept(_ event: () -> Event<Value>, if isWanted: ((Window<Value>) -> Bool)?) -> Due? {
        let (due, forgotten): (Due?, Forgotten?) = state.withLock { state in
            guard state.terminal == nil, isWanted?(state.values) ?? true else { return (nil, nil) }
            let event = event()
            // Nobody listens, so there is nothing to deliver; but a terminal also ends the lifetime.
            if state.subscribers.count == 0, !event.isTerminal { return (nil, remember(event, in: &state)) }
            let audience = state.subscribers.elements
            let forgotten = remember(event, in: &state)
            // Under the lock too: so the order of the turns is the order of acceptance. After unlocking, another thread could overtake.
            let isMine = turnstile.enter(orQueue: { [self] in deliver(event, to: audience) })
            return (isMine ? (event, audience) : nil, forgotten)
        }
        // Released here, after unlocking: its `deinit` may call anything (contract K5).
        withExtendedLifetime(forgotten) {}
        return due
    }

    /// What is not remembered any more. It leaves the state, so that it dies outside the lock.
    private typealias Forgotten = (one: Value?, all: Window<Value>?)

    private func remember(_ event: Event<Value>, in state: inout State) -> Forgotten? {
        // `append` returns the value for which there is no room any more.
        if case .next(let value) = event { return remembers ? (state.values.append(value), nil) : nil }
        // The audience of this event still holds the subscribers, so none of them is released here, under the lock.
        (state.terminal, state.subscribers) = (event, Registry())
        return replaysAfterEnd ? nil : (nil, state.values.removeAll())
    }

    private func deliver(_ event: Event<Value>, to subscribers: [Subscriber?]) {
        for subscriber in subscribers { subscriber?.receive(event) }
        if event.isTerminal { lifetime.dispose() }
    }

    var signal: Signal<Value> {
        Signal(start: { [self] sink in
            if remembers { return replay(to: sink) }
            if let terminal = register(sink).terminal { sink.send(terminal) }
        })
    }

    func feed(from signal: Signal<Value>) -> Disposable {
        signal.startChain(partOf: lifetime) { [self] in send($0) }
    }

    /// A subscriber that first gets what is remembered has a turnstile of its own: what arrives meanwhile
    /// waits in it. So nothing is lost, doubled or out of order (contract J5, J6). When nothing waits any more, it becomes a
    /// subscriber like all others.
    private func replay(to sink: Sink<Value>) {
        let own = Turnstile()
        let passOn: @Sendable (Event<Value>) -> Void = { if !sink.lifetime.isDisposed { sink.send($0) } }
        // Busy from here on: what arrives while the old values are sent has to wait.
        _ = own.enter(orQueue: {})
        let (values, terminal, place) = register(Sink(lifetime: sink.lifetime) { own.pass($0, passOn) })
        for value in values { passOn(.next(value)) }
        if let terminal { passOn(terminal) }
        // An event that comes after `leave` and before `replace` goes through `own` at once, since nothing waits there any more; and
        // the broadcast delivers one event at a time. So the exchange may happen at any moment.
        own.leave()
        if let place { _ = state.withLock { $0.subscribers.replace(at: place, with: Subscriber(sink)) } }
    }

    private typealias Place = Registry<Subscriber, Broadcast>.Place

    private func register(_ sink: Sink<Value>) -> (values: [Value], terminal: Event<Value>?, place: Place?) {
        let (values, terminal, place) = state.withLock { state in
            let place = state.terminal == nil ? state.subscribers.insert(Subscriber(sink), for: self) : nil
            return (state.values.values, state.terminal, place)
        }
        // Captures the place alone, which knows this broadcast weakly: so no subscription keeps it alive. (And Swift allocates
        // nothing for a closure that captures a single object.) The removed subscriber is released outside the lock.
        if let place {
            sink.lifetime.add { _ = place.owner.object?.state.withLock { $0.subscribers.remove(at: place) } }
        }
        return (values, terminal, place)
    }
}
