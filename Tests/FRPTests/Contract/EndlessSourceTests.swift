import FRP
import Foundation
import Testing

/// A source that sends at once, for ever, until nobody listens: each case must come to an end.
@Suite("Endless sources") struct EndlessSourceTests {
    private static let endless = Signal<Int> { observer in
        var number = 0
        while !observer.isDisposed {
            number += 1
            observer.sendNext(number)
        }
        return .none
    }

    /// One that tells all it has at once. Joins give it neither a lifetime nor a place of its own.
    static let immediate = repeatElement(1, count: .max).signal

    private static let joins: [@Sendable (Signal<Int>) -> Signal<Int>] = [
        { inner in [0, 0].signal.flattenMap { _ in inner } }, { inner in [inner, inner].signal.flatten(1) },
        { inner in [0, 0].signal.map { _ in inner }.switchToLatest() }, { inner in inner.concat(inner) },
        { inner in inner.retry() },
    ]

    private static var cases: [(name: String, signal: Signal<Int>)] {
        [
            ("plain", endless),
            ("map", endless.map { $0 }),
            ("concat", endless.concat(.never)),
            ("concat, second", Signal.return(0).concat(endless)),
            ("startWith", endless.startWith(0)),
            ("catch", Signal.error(Storm()).catch { _ in endless }),
            ("retry", endless.retry()),
            ("then", Signal<Int>.empty.then { endless }),
            ("flattenMap", Signal.return(1).flattenMap { _ in endless }),
            ("flattenMap of endless", endless.flattenMap { .return($0) }),
            ("flatten(1)", [endless, endless].signal.flatten(1)),
            ("merge", .merge([endless, .never])),
            ("switchToLatest", Signal.return(endless).switchToLatest()),
            ("switchToLatest of endless", endless.map { .return($0) }.switchToLatest()),
            ("combineLatest", Signal.return(1).combineLatest(with: endless).map { $1 }),
            ("zip", [1, 2, 3, 4, 5].signal.zip(with: endless).map { $1 }),
            ("takeUntil", endless.takeUntil(Signal<Int>.never)),
            ("sample", Signal.return(1).concat(.never).sample(by: endless)),
            ("deliverOn", endless.deliverOn(ImmediateScheduler())),
            ("subscribeOn", endless.subscribeOn(ImmediateScheduler())),
            ("delay", endless.delay(.zero, on: ImmediateScheduler())),
            ("debounce", endless.debounce(.zero, on: ImmediateScheduler())),
            ("materialize", endless.materialize().dematerialize()),
            ("autoconnect", endless.publish().autoconnect()),
            ("subscribe(observer)", Signal { endless.subscribe($0) }),
            ("defer", .defer { endless }),
        ]
    }

    @Test(arguments: cases.map(\.name))
    func `S12 a synchronous one notices that take has enough`(_ name: String) {
        let seen = Seen<Int>()
        for (_, signal) in Self.cases.filter({ $0.name == name }) { signal.take(3).subscribe(seen.receive) }
        #expect(seen.values.count == 3)
        #expect(seen.isCompleted)
    }

    @Test(arguments: joins.indices)
    func `S12 one inside a join is stopped by a subscriber that has enough`(_ join: Int) {
        #expect(Seen(Self.joins[join](Self.immediate).take(2)).events == [.next(1), .next(1), .completed])
    }

    @Test(arguments: joins.indices)
    func `O4, S12 one inside a join is stopped by disposing, from another thread too`(_ join: Int) {
        let (begun, stop) = (Subject<Void>(), Subject<Void>())
        begun.signal.take(1).subscribe(next: { Thread.detachNewThread { stop.sendNext() } })
        let signal = Self.joins[join](Self.immediate).doNext { _ in begun.sendNext() }
        _ = signal.takeUntil(stop.signal).takeLast(1).first()
    }
}
