/// One event for many subscribers: what all subjects, and properties, are made of.
///
/// An event is accepted under the lock: remembered, and given the subscribers of that moment. It is delivered
/// outside it, one event at a time, in the order of acceptance, whoever sends (contract J1, J7, K1 to K5).
final class Broadcast<Value: Sendable>: Sendable {
    /// What newcomers are told.
    struct Memory {
        var values: Window<Value>
        /// Whether what was remembered is still told when the broadcast has ended.
        let outlivesEnd: Bool

        static var nothing: Memory { Memory(values: Window(capacity: 0), outlivesEnd: false) }
    }

    private typealias Subscribers = Registry<Sink<Value>>
    private typealias Forgotten = (one: Value?, all: [Value])

    private struct State {
        var subscribers = Subscribers()
        var memory: Memory
        var ending: Event<Value>?
        /// Counts what was accepted.
        var version = 0

        /// Hands out what is not remembered any more.
        mutating func remember(_ event: Event<Value>) -> Forgotten {
            if case .next(let value) = event { return (memory.values.append(value), []) }
            ending = event
            subscribers = Subscribers()
            return (nil, memory.outlivesEnd ? [] : memory.values.removeAll())
        }
    }

    private enum Acceptance {
        /// Not for the version that was asked for.
        case outdated
        /// After the end.
        case refused
        /// To be delivered now.
        case inside([Subscribers.Seat?])
        /// Somebody else delivers; unless they have left meanwhile.
        case outside(isLeftBehind: Bool)
    }

    private let state: Lock<State>
    private let door = SerialBox(())
    private let isTold: Bool
    /// Ends with the first terminal, and with it whatever feeds the broadcast.
    let lifetime = Disposable()
    private let feeds = Feeds()

    init(_ memory: Memory = .nothing) {
        state = Lock(State(memory: memory))
        isTold = memory.values.capacity != 0 || memory.outlivesEnd
    }

    /// The value accepted last, and how many events were accepted before it and with it. For a property: what has
    /// always been told something to remember.
    var latest: (value: Value, version: Int) { state.withLock { ($0.memory.values.newest, $0.version) } }

    /// Accepts an event; with a version, only if nothing was accepted since. Says whether it did not come too late
    /// for that. After a terminal everything is ignored (contract J3).
    @discardableResult func send(_ event: Event<Value>, ifVersion version: Int? = nil) -> Bool {
        // What was evicted dies here, not under the lock.
        let (acceptance, evicted) = accept(event, ifVersion: version)
        defer { withExtendedLifetime(evicted) {} }
        switch acceptance {
        case .outdated: return false
        case .refused: return true
        case .inside(let seats):
            Self.deliver(event, to: seats)
            door.leave()
        case .outside(let isLeftBehind): if isLeftBehind { door.leave() }
        }
        if event.isTerminal { lifetime.dispose() }
        return true
    }

    private static func deliver(_ event: Event<Value>, to seats: [Subscribers.Seat?]) {
        Subscribers.forEach(in: seats) { if !$0.lifetime.isDisposed { $0.send(event) } }
    }

    private func accept(_ event: Event<Value>, ifVersion version: Int?) -> (Acceptance, Forgotten) {
        state.withLock { state in
            guard version == nil || version == state.version else { return (.outdated, (nil, [])) }
            guard state.ending == nil else { return (.refused, (nil, [])) }
            state.version += 1
            let seats = state.subscribers.seats
            let evicted = state.remember(event)
            if door.enterUnderLock() { return (.inside(seats), evicted) }
            return (.outside(isLeftBehind: door.enqueue { Self.deliver(event, to: seats) }), evicted)
        }
    }

    var signal: Signal<Value> { Signal(stage: { [self] in isTold ? tell($0) : join($0) }) }

    func feed(from signal: Signal<Value>) -> Disposable {
        feeds.add(signal, until: lifetime) { [self] in send($0) }
    }

    private func join(_ sink: Sink<Value>) {
        let (_, ending) = register(sink)
        if let ending { sink.send(ending) }
    }

    /// A newcomer who is told what was remembered has a door of its own: what arrives meanwhile waits behind it.
    /// So nothing is lost, doubled or out of order (contract J5, J6).
    private func tell(_ sink: Sink<Value>) {
        let door = SerialBox(())
        guard door.tryEnter() else { return }
        let pass: @Sendable (Event<Value>) -> Void = { event in
            if !sink.lifetime.isDisposed { sink.send(event) }
        }
        let (memory, ending) = register(Sink(sink.lifetime) { door.send($0, to: pass) })
        for value in memory { pass(.next(value)) }
        if let ending { pass(ending) }
        door.leave()
    }

    private func register(_ sink: Sink<Value>) -> (memory: [Value], ending: Event<Value>?) {
        let (memory, ending, place) = state.withLock { state in
            (state.memory.values, state.ending, state.ending == nil ? state.subscribers.insert(sink) : nil)
        }
        if let place {
            sink.lifetime.add { [weak self] in
                // Dies here, not under the lock.
                _ = self?.state.withLock { $0.subscribers.remove(at: place) }
            }
        }
        return (memory.values, ending)
    }
}
