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
    let lab = Lab()
    let (one, other) = (lab.hot("one", one), lab.hot("other", other))
    lab.expect(Signal(ownMerge(one.signal.own, other.signal.own)), result, because: remark, at: location)
}

func expectSums(
    _ one: String, _ other: String, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let (one, other) = (lab.hot("one", one), lab.hot("other", other))
    let pairs = Signal(ownCombineLatest(one.signal.own, other.signal.own))
    lab.expect(pairs.map { $0 + $1 }, result, because: remark, at: location)
}

/// A lab with a source and inner signals, each drawn from the moment when it is subscribed to.
private struct Flattening {
    let lab = Lab()
    let source: Signal<Int>
    let inner: @Sendable (Int) -> OwnSignal<Int>

    init(_ drawn: String, _ inners: KeyValuePairs<Int, String>) {
        let lab = lab
        source = lab.hot("source", drawn).signal
        let signals = inners.map { ($0, lab.cold("inner \($0), from 0", $1).signal.own) }
        let byValue = Dictionary(uniqueKeysWithValues: signals)
        inner = { byValue[$0] ?? Signal<Int>.never.own }
    }

    func expect(_ own: OwnSignal<Int>, _ result: String, _ remark: String, at location: SourceLocation) {
        lab.expect(Signal(own), result, because: remark, at: location)
    }
}

func expectFlattened(
    _ source: String, _ inners: KeyValuePairs<Int, String>, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let drawn = Flattening(source, inners)
    drawn.expect(ownFlattenMap(drawn.source.own, drawn.inner), result, remark, at: location)
}

func expectSwitched(
    _ source: String, _ inners: KeyValuePairs<Int, String>, _ result: String, _ remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let drawn = Flattening(source, inners)
    drawn.expect(ownSwitchToLatest(drawn.source.map(drawn.inner).own), result, remark, at: location)
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
    let throttled = ownThrottle(source.signal.own, .seconds(3), VirtualAlarm(time: lab.time))
    lab.expect(Signal(throttled), result, because: "3 seconds: \(remark)", at: location)
}

/// No alarm is set any more when a value waits and then something happens.
func expectNoAlarm(
    _ what: String, at location: SourceLocation = #_sourceLocation,
    _ happen: (Subject<Int>, Subscription) -> Void
) {
    let (time, source) = (TestScheduler(), Subject<Int>())
    let throttled = ownThrottle(source.signal.own, .seconds(3), VirtualAlarm(time: time))
    let subscription = throttled.subscribe { _ in }
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
