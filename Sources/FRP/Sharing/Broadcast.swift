/// One event for many subscribers: what all subjects, and properties, are made of.
///
/// An event is accepted under the lock: remembered, and paired with the subscribers of that moment. It is delivered
/// outside the lock, one event at a time, in the order of acceptance, from whatever thread it was sent (contract J1, J7,
/// K1 to K5).
final class Broadcast<Value: Sendable>: Sendable {
    /// What a new subscriber gets first.
    struct Memory {
        var values: Window<Value>
        /// True if a subscriber that comes after the end still gets the values.
        let outlivesEnd: Bool

        static var nothing: Memory { Memory(values: Window(capacity: 0), outlivesEnd: false) }
    }

    private typealias Subscribers = Registry<Sink<Value>>
    private typealias Delivery = (event: Event<Value>, seats: [Subscribers.Seat?])
    /// What leaves the state, so that it dies outside the lock.
    private typealias Forgotten = (one: Value?, all: [Value])

    private struct State {
        var subscribers = Subscribers()
        var memory: Memory
        var ending: Event<Value>?
        var deliveries = DrainQueue<Delivery>()

        mutating func remember(_ event: Event<Value>) -> Forgotten {
            if case .next(let value) = event { return (memory.values.append(value), []) }
            ending = event
            subscribers = Subscribers()
            return (nil, memory.outlivesEnd ? [] : memory.values.removeAll())
        }
    }

    /// Ends with the first terminal, and with it whatever feeds the broadcast.
    let lifetime = Disposable()
    private let state: Lock<State>
    private let remembers: Bool

    init(_ memory: Memory = .nothing) {
        state = Lock(State(memory: memory))
        remembers = memory.values.capacity != 0 || memory.outlivesEnd
    }

    /// The value accepted last. Only for a broadcast whose memory is never empty, like that of a property.
    var newest: Value { state.withLock { $0.memory.values.newest } }

    /// Accepts an event and delivers it. After a terminal it is ignored (contract J3).
    func send(_ event: Event<Value>) { send { _ in event } }

    /// Accepts the event that `decide` makes of what is remembered, and delivers it. Returns true if there was one.
    ///
    /// `decide` runs under the lock, so it must not call out.
    @discardableResult func send(_ decide: (_ memory: Window<Value>) -> Event<Value>?) -> Bool {
        var forgotten: Forgotten = (nil, [])
        let accepted = state.withLock { state -> (delivery: Delivery, isMine: Bool)? in
            guard state.ending == nil, let event = decide(state.memory.values) else { return nil }
            let delivery: Delivery = (event, state.subscribers.seats)
            forgotten = state.remember(event)
            // Without subscribers there is nothing to deliver, and nobody to keep in order.
            return (delivery, !delivery.seats.isEmpty && state.deliveries.enter(orAppend: delivery))
        }
        withExtendedLifetime(forgotten) {}
        guard let accepted else { return false }
        if accepted.isMine {
            deliver(accepted.delivery)
            while let next = state.withLock({ $0.deliveries.next() }) { deliver(next) }
        }
        if accepted.delivery.event.isTerminal { lifetime.dispose() }
        return true
    }

    private func deliver(_ delivery: Delivery) {
        for case let seat? in delivery.seats where !seat.element.lifetime.isDisposed {
            seat.element.send(delivery.event)
        }
    }

    var signal: Signal<Value> {
        Signal(start: { [self] sink in if remembers { replay(to: sink) } else { join(sink) } })
    }

    func feed(from signal: Signal<Value>) -> Disposable {
        let feed = lifetime.makePart()
        signal.subscribe(in: feed) { [self] in send($0) }
        return feed
    }

    private func join(_ sink: Sink<Value>) {
        if let ending = register(sink).ending { sink.send(ending) }
    }

    /// A subscriber that first gets what is remembered has a turnstile of its own: what arrives meanwhile waits in it. So
    /// nothing is lost, doubled or out of order (contract J5, J6).
    private func replay(to sink: Sink<Value>) {
        let turnstile = Turnstile()
        let deliver: @Sendable (Event<Value>) -> Void = { if !sink.lifetime.isDisposed { sink.send($0) } }
        turnstile.pass(()) { [self] in
            let (values, ending) = register(Sink(sink.lifetime) { turnstile.pass($0, deliver) })
            for value in values { deliver(.next(value)) }
            if let ending { deliver(ending) }
        }
    }

    private func register(_ sink: Sink<Value>) -> (values: [Value], ending: Event<Value>?) {
        let (values, ending, place) = state.withLock { state in
            (
                state.memory.values.values, state.ending,
                state.ending == nil ? state.subscribers.insert(sink) : nil
            )
        }
        if let place {
            sink.lifetime.add { [weak self] in
                // Dies here, not under the lock.
                _ = self?.state.withLock { $0.subscribers.remove(at: place) }
            }
        }
        return (values, ending)
    }
}
