import FRP
import Marbles
import Testing

@Suite("what every operator promises") struct EveryOperatorTests {
    private static let cases: [MarbleCase] = [
        TransformingTests.cases, ChoosingTests.cases, SideEffectTests.cases, SequencingTests.cases,
        FlattenTests.cases, SwitchToLatestTests.cases, MergeTests.cases, CombineLatestTests.cases,
        ZipTests.cases, SampleTests.cases, TakeUntilTests.cases, ThrottleTests.cases, TimeTests.cases,
        DeliverOnTests.cases, SubscribeOnTests.cases,
    ].flatMap(\.self)

    @Test(
        "O1, O2 applying it does nothing; each subscriber gets a subscription of its own, and state of its own",
        arguments: cases
    )
    func subscriptions(_ drawing: MarbleCase) {
        // A source that is subscribed to here already objects.
        let (alone, together) = (drawing.begin(), drawing.begin())
        let seen = [alone, together, together].map { $0.sources.time.record($0.result) }
        for time in [alone, together].map(\.sources.time) { time.advance(to: .seconds(30)) }
        #expect(seen[1].timed == seen[0].timed && seen[2].timed == seen[0].timed)
        #expect(together.sources.subscriptions == alone.sources.subscriptions.map { 2 * $0 })
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

    @Test(
        "O4, R1 who leaves takes along what is scheduled, and what the subscriber holds",
        arguments: scheduling.map(\.name)
    )
    func leaving(_ name: String) {
        for (_, apply) in Self.scheduling.filter({ $0.name == name }) {
            let (time, source) = (TestScheduler(), HandFed<Int>())
            weak var held: Token?
            let subscription: Disposable
            do {
                let token = Token()
                held = token
                subscription = apply(source.signal, time).subscribe(next: { [token] in _ = $0 + token.value })
            }
            source.sendNext([1, 2])
            #expect(time.pending > 0 && held != nil)
            subscription.dispose()
            #expect(time.pending == 0 && held == nil)
            #expect(source.subscriptions == source.disposals)
        }
    }

    private static var scheduling: [(name: String, apply: (Signal<Int>, TestScheduler) -> Signal<Int>)] {
        [
            ("deliverOn", { $0.deliverOn($1) }),
            ("subscribeOn", { $0.subscribeOn($1) }),
            ("delay", { $0.delay(.seconds(1), on: $1) }),
            ("throttle", { $0.throttle(.seconds(1), on: $1) }),
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
