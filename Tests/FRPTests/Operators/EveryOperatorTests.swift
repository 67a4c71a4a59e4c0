import FRP
import Marbles
import Testing

@Suite("what every operator promises") struct EveryOperatorTests {
    private static let cases: [MarbleCase] = [
        TransformingTests.cases, ChoosingTests.cases, SideEffectTests.cases, SequencingTests.cases,
        FlattenTests.cases, SwitchToLatestTests.cases, MergeTests.cases, CombineLatestTests.cases,
        ZipTests.cases, SampleTests.cases, TakeUntilTests.cases, DebounceTests.cases, TimeTests.cases,
        DeliverOnTests.cases, SubscribeOnTests.cases,
    ].flatMap(\.self)

    @Test(arguments: cases)
    func `O1, O2 applying it does nothing; each subscriber has its own state`(_ drawing: MarbleCase) {
        // A source that is subscribed to here already objects.
        let (alone, together) = (drawing.begin(), drawing.begin())
        let seen = [alone, together, together].map { $0.sources.time.record($0.result) }
        for time in [alone, together].map(\.sources.time) { time.advance(to: .seconds(30)) }
        #expect(seen[1].timed == seen[0].timed && seen[2].timed == seen[0].timed)
        #expect(together.sources.subscriptions == alone.sources.subscriptions.map { 2 * $0 })
    }

    @Test(arguments: closures)
    func `O6 a closure is called once for each event, and not again after a switch`(_ closure: Closure) {
        let (calls, time) = (Seen<Int>(), TestScheduler())
        let source = [1, 2, 3, 1].signal
        closure.apply(closure.isForErrors ? source.concat(.error(Storm())) : source, time) { calls.note($0) }
        time.run()
        #expect(calls.values == closure.calls)
    }

    /// An operator that is applied to 1, 2, 3, 1 with a closure, and what this is called with: zero where it is called
    /// without a value.
    struct Closure: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let calls: [Int]
        var isForErrors = false
        let apply: @Sendable (Signal<Int>, TestScheduler, _ call: @escaping @Sendable (Int) -> Void) -> Void
    }

    static let closures = [
        Closure(testDescription: "map", calls: [1, 2, 3, 1]) { source, _, call in
            source.map { call($0) }.subscribe()
        },
        Closure(testDescription: "compactMap", calls: [1, 2, 3, 1]) { source, _, call in
            source.compactMap { number -> Int? in
                call(number)
                return number > 1 ? number : nil
            }.subscribe()
        },
        Closure(testDescription: "filter", calls: [1, 2, 3, 1]) { source, _, call in
            source.filter { number in
                call(number)
                return number > 1
            }.subscribe()
        },
        Closure(testDescription: "takeWhile", calls: [1, 2]) { source, _, call in
            source.takeWhile { number in
                call(number)
                return number < 2
            }.subscribe()
        },
        Closure(testDescription: "distinctUntilChanged", calls: [2, 3, 1]) { source, _, call in
            source.distinctUntilChanged { last, number in
                call(number)
                return last == number - 1
            }.subscribe()
        },
        Closure(testDescription: "scan", calls: [1, 2, 3, 1]) { source, _, call in
            source.scan(()) { call($1) }.subscribe()
        },
        Closure(testDescription: "aggregate", calls: [1, 2, 3, 1]) { source, _, call in
            source.aggregate(()) { call($1) }.subscribe()
        },
        Closure(testDescription: "flattenMap", calls: [1, 2, 3, 1]) { source, _, call in
            source.flattenMap { number -> Signal<Int> in
                call(number)
                return .return(number)
            }.subscribe()
        },
        Closure(testDescription: "debounce", calls: [1, 2, 3, 1]) { source, time, call in
            source.debounce(.seconds(1), on: time) { number in
                call(number)
                return number > 1
            }.subscribe()
        },
        Closure(testDescription: "doNext", calls: [1, 2, 3, 1]) { source, _, call in
            source.doNext { call($0) }.subscribe()
        },
        Closure(testDescription: "doCompleted", calls: [0]) { source, _, call in
            source.doCompleted { call(0) }.subscribe()
        },
        Closure(testDescription: "doError", calls: [0], isForErrors: true) { source, _, call in
            source.doError { _ in call(0) }.subscribe()
        },
        Closure(testDescription: "initially", calls: [0]) { source, _, call in
            source.initially { call(0) }.subscribe()
        },
        Closure(testDescription: "finally", calls: [0]) { source, _, call in
            source.finally { call(0) }.subscribe()
        },
        Closure(testDescription: "then", calls: [0]) { source, _, call in
            source.then { () -> Signal<Int> in
                call(0)
                return .return(7)
            }.subscribe()
        },
        Closure(testDescription: "catch", calls: [0], isForErrors: true) { source, _, call in
            source.catch { _ in
                call(0)
                return .error(Storm())
            }.subscribe()
        },
        Closure(testDescription: "defer", calls: [0]) { source, _, call in
            Signal.defer {
                call(0)
                return source
            }.subscribe()
        },
    ]

    @Test(arguments: scheduling.map(\.name))
    func `O4, R1 disposing releases what is scheduled, and what the subscriber holds`(_ name: String) {
        for (_, apply) in Self.scheduling.filter({ $0.name == name }) {
            let (time, source, loan) = (TestScheduler(), HandFed<Int>(), Loan())
            let subscription = apply(source.signal, time).subscribe(next: loan.handler())
            source.sendNext([1, 2])
            #expect(time.pending > 0 && loan.isOut)
            subscription.dispose()
            #expect(time.pending == 0 && !loan.isOut)
            #expect(source.subscriptions == source.disposals)
        }
    }

    private static var scheduling: [(name: String, apply: (Signal<Int>, TestScheduler) -> Signal<Int>)] {
        [
            ("deliverOn", { $0.deliverOn($1) }),
            ("subscribeOn", { $0.subscribeOn($1) }),
            ("delay", { $0.delay(.seconds(1), on: $1) }),
            ("debounce", { $0.debounce(.seconds(1), on: $1) }),
            ("timeout", { $0.timeout(.seconds(1), on: $1) }),
            ("interval", { $0.merge(.interval(.seconds(1), on: $1)) }),
            (
                "flattenMap",
                { source, time in source.flattenMap { .return($0).delay(.seconds(1), on: time) } }
            ),
            ("flatten(1)", { source, time in source.map { .return($0).subscribeOn(time) }.flatten(1) }),
            ("list", { source, time in source.flattenMap { [$0].lazyList.signal(on: time) } }),
        ]
    }
}
