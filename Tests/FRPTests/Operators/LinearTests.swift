import FRP
import Marbles
import Testing

/// Operators with one source, as diagrams.
@Suite("One source") struct LinearTests {
    @Test(arguments: transforming + choosing + folding + framing)
    func diagram(_ marbles: MarbleCase) { marbles.check() }

    @Test(
        "O1, O2 applying an operator does nothing; each subscriber gets a subscription of its own, and state of its own"
    )
    func subscriptions() {
        for marbles in transforming + choosing + folding + framing {
            let inputs = MarbleCase.Inputs()
            let signal = marbles.make(inputs)
            #expect(!inputs.isAnybodyListening, "\(marbles.rule)")
            let seen = (inputs.time.record(signal), inputs.time.record(signal))
            inputs.time.advance(to: .seconds(30))
            let areAlike = seen.0.timed == seen.1.timed
            #expect(areAlike, "\(marbles.rule): the second subscriber saw something else")
        }
    }

    @Test("O6 a closure is called once for each event, and not again after a switch")
    func closureCalls() {
        let calls = Seen<String>()
        let numbers = [1, 2, 3, 1].signal
        func note(_ name: String) -> @Sendable (Int) -> Int {
            { number in
                calls.note("\(name) \(number)")
                return number
            }
        }
        let (map, filter, takeWhile, skipWhile) = (
            note("map"), note("filter"), note("takeWhile"), note("skipWhile")
        )
        numbers.map(map).subscribe()
        numbers.filter { filter($0) > 0 }.subscribe()
        numbers.takeWhile { takeWhile($0) < 2 }.subscribe()
        numbers.skipWhile { skipWhile($0) < 2 }.subscribe()
        #expect(
            calls.values == [
                "map 1", "map 2", "map 3", "map 1", "filter 1", "filter 2", "filter 3", "filter 1",
                "takeWhile 1", "takeWhile 2", "skipWhile 1", "skipWhile 2",
            ]
        )
    }

    @Test("O17 re-entrant sends do not get past take")
    func reentrantTake() {
        let subject = Subject<Int>()
        let seen = Seen<Int>()
        subject.signal.take(2).subscribe { event in
            seen.receive(event)
            if case .next = event { subject.sendNext(9) }
        }
        subject.sendNext(1)
        #expect(seen.events == [.next(1), .next(9), .completed])
    }

    @Test("O5 who has enough disposes the source at that moment")
    func earlyEnd() {
        let source = HandFed<Int>()
        let disposals = Seen<Int>()
        source.signal.take(1).subscribe(completed: { disposals.note(source.disposals) })
        source.sendNext(1)
        source.signal.takeWhile { $0 < 2 }.subscribe(completed: { disposals.note(source.disposals) })
        source.sendNext(2)
        #expect(source.disposals == 2)
        #expect(disposals.values.count == 2)
    }

    @Test("O25 effects come before the event, for each subscription, and do not subscribe by themselves")
    func effects() {
        let order = Seen<String>()
        let signal = [1].signal.concat(.error(Storm()))
            .doNext { order.note("effect \($0)") }
            .doError { _ in order.note("effect of error") }
            .doCompleted { order.note("never") }
        #expect(order.values.isEmpty)
        signal.subscribe(next: { order.note("next \($0)") }, error: { _ in order.note("error") })
        #expect(order.values == ["effect 1", "next 1", "effect of error", "error"])
    }

    @Test("O26 initially before the subscription; finally after either ending, once, and not on dispose")
    func initiallyAndFinally() {
        let order = Seen<String>()
        let source = HandFed<Int>()
        let signal = Signal<Int>.defer {
            order.note("subscribed")
            return source.signal
        }
        .initially { order.note("initially") }.finally { order.note("finally") }
        signal.subscribe()
        source.sendCompleted()
        #expect(order.values == ["initially", "subscribed", "finally"])
        signal.subscribe()
        source.sendError()
        #expect(order.values.count == 6)
        signal.subscribe().dispose()
        #expect(
            order.values == ["initially", "subscribed", "finally", "initially", "subscribed", "finally"] + [
                "initially", "subscribed",
            ]
        )
    }

    @Test(
        "O20 materialize makes values of events, an error too, and completes; dematerialize is the way back"
    )
    func materialize() {
        let failing = [1].signal.concat(.error(Storm()))
        #expect(
            Seen(failing.materialize().map { "\($0.isTerminal)" }).events == [
                .next("false"), .next("true"), .completed,
            ]
        )
        #expect(Seen(failing.materialize().dematerialize()).events == [.next(1), .error(Storm())])
        let source = HandFed<Event<Int>>()
        let seen = Seen<Int>()
        source.signal.dematerialize().subscribe(seen.receive)
        source.sendNext([.next(1), .completed, .next(2)])
        #expect(seen.events == [.next(1), .completed])
        #expect(source.disposals == 1)
    }

    @Test("O16 the first value passes even if it is nil, and one old value at most is kept")
    func distinct() {
        let optional: [Int?] = [nil, nil, 1, nil]
        #expect(Seen(optional.signal.distinctUntilChanged()).values == [nil, 1, nil])
        let source = HandFed<Token>()
        weak var old: Token?
        source.signal.distinctUntilChanged(by: ===).subscribe()
        for _ in 0..<2 {
            let token = Token()
            if old == nil { old = token }
            source.sendNext(token)
        }
        #expect(old == nil)
    }

    @Test("O13 a start that is made anew for each subscription")
    func startFactory() {
        let made = Seen<Int>()
        let signal = [1, 2].signal.aggregate(
            startFactory: {
                made.note(1)
                return 0
            },
            +
        )
        #expect(Seen(signal).values + Seen(signal).values == [3, 3])
        #expect(made.values.count == 2)
    }

    @Test("O19 startWith: disposing reaches the source that comes after")
    func startWithDisposal() {
        let source = HandFed<Int>()
        source.signal.startWith(0).subscribe().dispose()
        #expect((source.subscriptions, source.disposals) == (1, 1))
        source.signal.startWith(0).take(1).subscribe()
        #expect(source.subscriptions == 1)
    }
}

private let transforming: [MarbleCase] = [
    MarbleCase("O3, O10 map, one for one", "-2-4-X") { $0.hot("-1-2-X").map { $0 * 2 } },
    MarbleCase("O10 mapReplace", "-7-7|") { $0.hot("-1-2|").mapReplace(7) },
    MarbleCase("O12 scan sends after each value, not the start", "-1-3-6|") { $0.hot("-1-2-3|").scan(0, +) },
    MarbleCase("O15 each with the one before", "-1-3-5|") {
        $0.hot("-1-2-3|").combinePrevious(0).map { $0 + $1 }
    },
    MarbleCase("O21 not", "-1-0|") { $0.hot("-0-1|").map { $0 == 1 }.not().map { $0 ? 1 : 0 } },
    MarbleCase("O21 and of two", "-0-0-0-1|") {
        $0.hot("-0-1-2-3|").map { ($0 % 2 == 1, $0 > 1) }.and().map { $0 ? 1 : 0 }
    },
    MarbleCase("O21 or of two", "-0-1-1-1|") {
        $0.hot("-0-1-2-3|").map { ($0 % 2 == 1, $0 > 1) }.or().map { $0 ? 1 : 0 }
    },
    MarbleCase("O21 and of many: all are true, also if there are none", "-1-0-1|") {
        $0.hot("-0-1-2|").map { [[], [true, false], [true, true]][$0] }.and().map { $0 ? 1 : 0 }
    },
    MarbleCase("O21 or of many: one is true", "-0-1-0|") {
        $0.hot("-0-1-2|").map { [[], [true, false], [false, false]][$0] }.or().map { $0 ? 1 : 0 }
    },
    MarbleCase("compactMap passes over what is nothing", "---2|") {
        $0.hot("-1-2|").compactMap { $0 > 1 ? $0 : nil }
    },
]

private let choosing: [MarbleCase] = [
    MarbleCase("O11 filter", "---2-4|") { $0.hot("-1-2-4|").filter { $0 % 2 == 0 } },
    MarbleCase("O11 ignoreValues passes terminals alone", "-----X") { $0.hot("-1-2-X").ignoreValues() },
    MarbleCase("O16 distinctUntilChanged", "-1---2-1|") { $0.hot("-1-1-2-1|").distinctUntilChanged() },
    MarbleCase(
        "O16 distinctUntilChanged(by:) compares with the last that passed, not the last seen", "-1---3---5|"
    ) {
        $0.hot("-1-2-3-4-5|").distinctUntilChanged(by: { abs($0 - $1) < 2 })
    },
    MarbleCase("O17 take", "-1-(2|)") { $0.hot("-1-2-3|").take(2) },
    MarbleCase("O17 take(0) completes without subscribing", "|") { $0.hot("-1-2-3|").take(0) },
    MarbleCase("O18 skip", "-----3-4|") { $0.hot("-1-2-3-4|").skip(2) },
    MarbleCase("O18 skip of more than there is: the end alone", "----|") { $0.hot("-1-2|").skip(3) },
    MarbleCase("O18 skip: an error passes", "--X") { $0.hot("-1X").skip(3) },
    MarbleCase("O18 skip none", "-1-2|") { $0.hot("-1-2|").skip(-1) },
    MarbleCase("O18 takeLast, on completion", "-------(23|)") { $0.hot("-1-2-3-|").takeLast(2) },
    MarbleCase("O18 takeLast, fewer if there are fewer", "--(1|)") { $0.hot("-1|").takeLast(2) },
    MarbleCase("O18 takeLast, nothing on an error", "--X") { $0.hot("-1X").takeLast(2) },
    MarbleCase("O18 takeWhile", "-1-2-|") { $0.hot("-1-2-3-1|").takeWhile { $0 < 3 } },
    MarbleCase("O18 skipWhile", "-----3-1|") { $0.hot("-1-2-3-1|").skipWhile { $0 < 3 } },
]

private let folding: [MarbleCase] = [
    MarbleCase("O13 aggregate: one value, at completion", "------(6|)") { $0.hot("-1-2-3|").aggregate(0, +) },
    MarbleCase("O13 aggregate of nothing is the start", "--(5|)") { $0.hot("--|").aggregate(5, +) },
    MarbleCase("O13 aggregate: nothing but the error on an error", "--X") { $0.hot("-1X").aggregate(0, +) },
    MarbleCase("O14 collect", "----(2|)") { $0.hot("-1-2|").collect().map(\.count) },
    MarbleCase("O14 collect of nothing is one empty array", "--(0|)") {
        $0.hot("--|").collect().map(\.count)
    },
]

private let framing: [MarbleCase] = [
    MarbleCase("O19 startWith", "9-1|") { $0.hot("--1|").startWith(9) },
    MarbleCase("O31 concat of a list, from left to right", "-1-2-3|") {
        .concat([$0.cold("-1|"), $0.cold("-2|"), $0.cold("-3|")])
    },
    MarbleCase("O31 concat of an empty list completes", "|") { _ in .concat([]) },
    MarbleCase("O30 a take that the first part satisfies never starts the second", "-(1|)") {
        $0.cold("-1--|").concat($0.cold("-2|")).take(1)
    },
    MarbleCase("O25, O26 effects change nothing", "-1-X") {
        $0.hot("-1-X").doNext { _ in }.doError { _ in }.doCompleted {}.initially {}.finally {}
    },
]
