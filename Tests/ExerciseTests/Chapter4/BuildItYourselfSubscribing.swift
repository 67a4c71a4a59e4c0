extension OwnSignal.Event {
    /// The event in a word.
    fileprivate var word: String {
        switch self {
        case .next(let value): "\(value)"
        case .error: "error"
        case .completed: "completed"
        }
    }
}

// MARK: 4.15.1

/// A recipe that is fed by hand, and what its subscriber gets.
private final class ByHand: Sendable {
    let source = Box<OwnSignal<Int>.Receiver?>(nil)
    let got = Recorder<String>()
    let stops = Tally()

    /// Subscribes with the answer. `atOnce` is sent before the recipe returns.
    func subscribe(_ atOnce: [OwnSignal<Int>.Event] = []) -> Subscription {
        ownSubscribe(
            { [self] send in
                source.value = send
                atOnce.forEach(send)
                return Subscription(stops.note)
            },
            { [got] event in got.append(event.word) })
    }

    func send(_ event: OwnSignal<Int>.Event) { source.value?(event) }
}

func expectSent(
    _ events: [OwnSignal<Int>.Event], is expected: [String], for given: String, because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let atOnce = ByHand()
    expect(
        trying(given) {
            _ = atOnce.subscribe(events)
            return atOnce.got.values
        }, is: expected, for: given, because: remark, at: location)
    let later = ByHand()
    let laterGiven = given + ", later"
    expect(
        trying(laterGiven) {
            _ = later.subscribe()
            events.forEach(later.send)
            return later.got.values
        }, is: expected, for: laterGiven, because: remark, at: location)
}

/// The work is stopped at the ending, whenever that comes, and at the disposal.
func expectStops(at location: SourceLocation = #_sourceLocation) {
    let ended = ByHand()
    _ = ended.subscribe([.next(1), .completed])
    expect(
        ended.stops, times: 1, "the work of a recipe that completes at once stops",
        because: "The core stops the work at the ending, also if that comes while the recipe still runs.",
        at: location)
    let later = ByHand()
    let subscription = later.subscribe()
    expect(
        later.stops, times: 0, "before the ending, the work stops",
        because: "Only an ending or a disposal stops the work.", at: location)
    later.send(.error(MarbleFailure()))
    expect(
        later.stops, times: 1, "the work of a recipe that fails later stops",
        because: "An ending stops the work: nobody listens any more.", at: location)
    subscription.dispose()
    expect(
        later.stops, times: 1, "after an ending and a disposal, the work has stopped",
        because: "The work is stopped once.", at: location)
    let left = ByHand()
    left.subscribe().dispose()
    expect(
        left.stops, times: 1, "the work of a subscription that is disposed stops",
        because: "A subscriber that disposes what you return wants the work to stop.", at: location)
}

/// After the disposal nothing arrives, whatever the source does.
func expectSilence(at location: SourceLocation = #_sourceLocation) {
    let left = ByHand()
    let subscription = left.subscribe()
    left.send(.next(1))
    subscription.dispose()
    left.send(.next(2))
    left.send(.completed)
    expect(
        left.got.values, is: ["1"], for: "a recipe that sends 1, then a disposal, then 2 and completed",
        because: "After dispose() has returned nothing arrives, not even an ending.", at: location)
}

// MARK: 4.15.10

/// Connects at 2, and at 4 once more.
func expectSharing(
    _ drawn: String, _ subscribers: KeyValuePairs<String, String>, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.cold("source", drawn)
    let connection = ownPublish(source.signal.own)
    for second in [2, 4] { lab.time.schedule(after: .seconds(second)) { _ = connection.connect() } }
    lab.expect(Signal(connection.signal), heardBy: subscribers, because: remark, at: location)
    expect(
        source.subscriptions.count, is: 1,
        for: "two subscribers and two calls of connect: subscriptions to the source",
        because: "The core subscribes once, with the first connect: that is what sharing is for.",
        at: location)
}

/// Only `connect` starts the source.
func expectOneConnection(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let source = lab.cold("source", "-1-2|")
    let connection = ownPublish(source.signal.own)
    connection.signal.subscribe { _ in }
    connection.signal.subscribe { _ in }
    expect(
        source.subscriptions.count, is: 0,
        for: "two subscribers, before connect: subscriptions to the source",
        because: "Subscribing starts nothing: all can come before the first value is sent.", at: location)
}

/// What any call of `connect` returns stops the source, and it stays stopped.
func expectDisconnected(at location: SourceLocation = #_sourceLocation) {
    let lab = Lab()
    let source = lab.cold("source", "-1-2-3|")
    let connection = ownPublish(source.signal.own)
    let got = Recorder<String>()
    connection.signal.subscribe { got.append($0.word) }
    _ = connection.connect()
    lab.time.advance(to: .seconds(2))
    connection.connect().dispose()
    expect(
        source.isActive ? "the source goes on" : "the source has stopped", is: "the source has stopped",
        for: "two calls of connect, and what the second returned is disposed",
        because: "There is one subscription to the source, so each call of connect returns the same.",
        at: location)
    _ = connection.connect()
    lab.time.advance(by: .seconds(9))
    expect(
        got.values, is: ["1"], for: "a source that sends 1, a disposal, and connect once more",
        because:
            "After the disposal the subscribers get nothing, not even a completion, and connect does nothing any more.",
        at: location)
}
