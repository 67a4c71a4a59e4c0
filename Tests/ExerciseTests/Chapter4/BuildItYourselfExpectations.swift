// What the answers to 4.20 are watched with, and what is expected of them.

// MARK: Between the libraries

extension Signal {
    /// A signal of the reader's library as one of the core, so that a lab can watch it.
    init(_ own: OwnSignal<Value>) {
        self.init { observer in
            let subscription = own.subscribe { event in
                switch event {
                case .next(let value): observer.sendNext(value)
                case .error(let error): observer.sendError(error)
                case .completed: observer.sendCompleted()
                }
            }
            return Disposable { subscription.dispose() }
        }
    }

    /// A signal of the core as one of the reader's library.
    var own: OwnSignal<Value> {
        OwnSignal { send in
            let disposable = subscribe(
                next: { send(.next($0)) }, error: { send(.error($0)) }, completed: { send(.completed) })
            return Subscription { disposable.dispose() }
        }
    }
}

/// An alarm in virtual time.
struct VirtualAlarm: Alarm {
    let time: TestScheduler

    func after(_ duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Subscription {
        let disposable = time.schedule(after: duration, ring)
        return Subscription { disposable.dispose() }
    }
}

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

// MARK: 4.20.1

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

// MARK: 4.20.4 to 4.20.9

func expectTake(
    _ count: Int, of drawn: String, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.hot("source", drawn)
    lab.expect(
        Signal(ownTake(source.signal.own, count)), result, because: "take(\(count)): \(remark)", at: location)
}

func expectMerge(
    _ one: String, _ other: String, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    for (one, other) in [(one, other), (other, one)] {
        let lab = Lab()
        let (one, other) = (lab.hot("one", one), lab.hot("other", other))
        lab.expect(Signal(ownMerge(one.signal.own, other.signal.own)), result, because: remark, at: location)
    }
}

func expectSums(
    _ one: String, _ other: String, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    for (one, other) in [(one, other), (other, one)] {
        let lab = Lab()
        let (one, other) = (lab.hot("one", one), lab.hot("other", other))
        let pairs = Signal(ownCombineLatest(one.signal.own, other.signal.own))
        lab.expect(pairs.map { $0 + $1 }, result, because: remark, at: location)
    }
}

func expectFlattened(
    _ source: String, _ inners: KeyValuePairs<Int, String>, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    expect(source, inners, result, remark, at: location) { ownFlattenMap($0.own, $1) }
}

func expectSwitched(
    _ source: String, _ inners: KeyValuePairs<Int, String>, _ result: String, _ remark: String,
    left: [String]? = nil, at location: SourceLocation = #_sourceLocation
) {
    let sources = expect(source, inners, result, remark, at: location) { ownSwitchToLatest($0.map($1).own) }
    guard let left, let first = sources.first else { return }
    expect(
        first.listeners, is: left, for: "when you listen to inner 1: source \(source)",
        because:
            "When inner 2 comes, dispose the subscription to inner 1. It is not enough to drop what it sends.",
        at: location)
}

/// The inner signals are drawn from the moment when each is subscribed to. Returns them.
@discardableResult private func expect(
    _ drawn: String, _ inners: KeyValuePairs<Int, String>, _ result: String, _ remark: String,
    at location: SourceLocation,
    _ flatten: (Signal<Int>, @escaping @Sendable (Int) -> OwnSignal<Int>) -> OwnSignal<Int>
) -> [MarbleSource<Int>] {
    let lab = Lab()
    let source = lab.hot("source", drawn).signal
    let sources = inners.map { lab.cold("inner \($0), from 0", $1) }
    let byValue = Dictionary(uniqueKeysWithValues: zip(inners.map(\.key), sources.map(\.signal.own)))
    let answer = flatten(source) { byValue[$0] ?? Signal<Int>.never.own }
    lab.expect(Signal(answer), result, because: remark, at: location)
    return sources
}

/// A subscriber that leaves while an inner signal is subscribed to leaves nothing behind.
func expectLeavesInTime(
    at location: SourceLocation = #_sourceLocation, _ flatten: (Signal<Int>, OwnSignal<Int>) -> OwnSignal<Int>
) {
    let lab = Lab()
    let (source, inner) = (lab.hot("source", "-1---|"), lab.cold("inner 1, from 0", "--2--2|"))
    let answer = flatten(source.signal, inner.signal.startWith(1).own)
    Signal(answer).take(1).subscribe()
    lab.time.advance(to: .seconds(2))
    expect(
        inner.isActive ? "the inner signal goes on" : "the inner signal has stopped",
        is: "the inner signal has stopped",
        for: "an inner signal that sends 1 at once, and a subscriber that leaves at this 1",
        because: """
            The 1 comes before the inner subscribe has returned: at that moment you do not have its subscription yet. But \
            you can make a Subscription before, and add the other one to it later.
            """,
        at: location)
}

func expectThrottled(
    _ drawn: String, _ result: String, _ remark: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let source = lab.hot("source", drawn)
    let debounced = ownDebounce(source.signal.own, .seconds(3), VirtualAlarm(time: lab.time))
    lab.expect(Signal(debounced), result, because: "3 seconds: \(remark)", at: location)
}

/// No alarm is set any more when a value waits and then something happens.
func expectNoAlarm(
    _ what: String, at location: SourceLocation = #_sourceLocation,
    _ happen: (Subject<Int>, Subscription) -> Void
) {
    let (time, source) = (TestScheduler(), Subject<Int>())
    let debounced = ownDebounce(source.signal.own, .seconds(3), VirtualAlarm(time: time))
    let subscription = debounced.subscribe { _ in }
    source.sendNext(1)
    source.sendNext(2)
    expect(
        time.pending, is: 1, for: "a source that has sent 1 and 2: how many alarms are set",
        because: "A newer value replaces the one that waits, and its alarm.", at: location)
    happen(source, subscription)
    expect(
        time.pending, is: 0, for: "a value that waits, then \(what): how many alarms are set",
        because:
            "Nobody waits for that alarm. In the core all that is scheduled for a subscriber goes with it.",
        at: location)
    subscription.dispose()
}

// MARK: 4.20.10

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
