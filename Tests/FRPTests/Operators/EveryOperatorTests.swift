import FRP
import Marbles
import Testing

@Suite("what every operator promises", .reported) struct EveryOperatorTests {
    private static let cases: [MarbleCase] = [
        TransformingTests.cases, ChoosingTests.cases, SideEffectTests.cases, SequencingTests.cases,
        FlattenTests.cases, SwitchToLatestTests.cases, MergeTests.cases, CombineLatestTests.cases,
        ZipTests.cases, SampleTests.cases, TakeUntilTests.cases, DebounceTests.cases, ThrottleTests.cases,
        TimeTests.cases,
        DeliverOnTests.cases, SubscribeOnTests.cases,
    ].flatMap(\.self)

    @Test func `O1, O2 applying it does nothing; each subscriber has its own state`() {
        for drawing in Self.cases {
            // A source that is subscribed to here already objects.
            let (alone, together) = (drawing.begin(), drawing.begin())
            let seen = [alone, together, together].map { $0.sources.time.record($0.result) }
            for time in [alone, together].map(\.sources.time) { time.advance(to: .seconds(30)) }
            let areAlike = seen.allSatisfy { $0.timed == seen[0].timed }
            #expect(areAlike, "\(drawing.rule)\n\(seen.map(\.diagram))")
            let twice = alone.sources.subscriptions.map { 2 * $0 }
            #expect(together.sources.subscriptions == twice, "\(drawing.rule)")
        }
    }

    /// An operator that is applied to 1, 2, 3, 1 with a closure, and what this is called with: zero where it is called
    /// without a value.
    typealias Closure = Row<
        [Int], @Sendable (Signal<Int>, TestScheduler, @escaping @Sendable (Int) -> Int) -> Signal<Int>
    >

    @Test func `O6 a closure is called once for each event, and not again after a switch`() {
        for closure in Self.closures {
            let (calls, time) = (Seen<Int>(), TestScheduler())
            closure.value([1, 2, 3, 1].signal, time, calls.pass).subscribe()
            time.run()
            #expect(calls.values == closure.details, "\(closure)")
        }
    }

    static let closures: [Closure] = [
        Closure("map", [1, 2, 3, 1]) { source, _, call in source.map(call) },
        Closure("compactMap", [1, 2, 3, 1]) { source, _, call in source.compactMap { call($0) > 1 ? $0 : nil }
        },
        Closure("filter", [1, 2, 3, 1]) { source, _, call in source.filter { call($0) > 1 } },
        Closure("takeWhile", [1, 2]) { source, _, call in source.takeWhile { call($0) < 2 } },
        Closure("distinctUntilChanged", [2, 3, 1]) { source, _, call in
            source.distinctUntilChanged { $0 == call($1) - 1 }
        },
        Closure("scan", [1, 2, 3, 1]) { source, _, call in source.scan(0) { call($1) } },
        Closure("aggregate", [1, 2, 3, 1]) { source, _, call in source.aggregate(0) { call($1) } },
        Closure("flattenMap", [1, 2, 3, 1]) { source, _, call in source.flattenMap { .return(call($0)) } },
        Closure("debounce", [1, 2, 3, 1]) { source, time, call in
            source.debounce(.seconds(1), on: time) { call($0) > 1 }
        },
        Closure("logged", [1, 2, 3, 1]) { source, _, call in
            source.logged(
                "",
                to: { line in
                    if let number = line.firstMatch(of: /next\((\d)\)/).flatMap({ Int($0.1) }) {
                        _ = call(number)
                    }
                })
        },
        Closure("doNext", [1, 2, 3, 1]) { source, _, call in source.doNext { _ = call($0) } },
        Closure("doCompleted", [0]) { source, _, call in source.doCompleted { _ = call(0) } },
        Closure("doError", [0]) { source, _, call in
            source.concat(.error(Storm())).doError { _ in _ = call(0) }
        },
        Closure("initially", [0]) { source, _, call in source.initially { _ = call(0) } },
        Closure("finally", [0]) { source, _, call in source.finally { _ = call(0) } },
        Closure("then", [0]) { source, _, call in source.then { .return(call(0)) } },
        Closure("catch", [0]) { source, _, call in
            source.concat(.error(Storm())).catch { _ in call(0) == 0 ? .error(Storm()) : .empty }
        },
        Closure("defer", [0]) { source, _, call in Signal.defer { call(0) == 0 ? source : .empty } },
    ]

    private static let scheduling: [Named<TimedStage>] = [
        Named("deliverOn") { $0.deliverOn($1) },
        Named("subscribeOn") { $0.subscribeOn($1) },
        Named("delay") { $0.delay(.seconds(1), on: $1) },
        Named("debounce") { $0.debounce(.seconds(1), on: $1) },
        Named("throttle") { $0.throttle(.seconds(1), on: $1) },
        Named("timeout") { $0.timeout(.seconds(1), on: $1) },
        Named("interval") { $0.merge(.interval(.seconds(1), on: $1)) },
        Named("flattenMap") { source, time in source.flattenMap { .return($0).delay(.seconds(1), on: time) }
        },
        Named("flatten(1)") { source, time in source.map { .return($0).subscribeOn(time) }.flatten(1) },
        Named("list") { source, time in source.flattenMap { [$0].lazyList.signal(on: time) } },
    ]

    @Test func `O4, R1 disposing releases what is scheduled, and what is held`() {
        for stage in Self.scheduling {
            let (time, source, loan) = (TestScheduler(), HandFed<Int>(), Loan())
            let subscription = stage.value(source.signal, time).subscribe(next: loan.handler())
            source.sendNext([1, 2])
            #expect(time.pending > 0 && loan.isOut, "\(stage)")
            subscription.dispose()
            #expect(time.pending == 0 && !loan.isOut, "\(stage)")
            #expect(source.subscriptions == source.disposals, "\(stage)")
        }
    }
}
