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

    private static let joins: [Stage] = [
        { inner in [0, 0].signal.flattenMap { _ in inner } }, { inner in [inner, inner].signal.flatten(1) },
        { inner in [0, 0].signal.map { _ in inner }.switchToLatest() }, { inner in inner.concat(inner) },
        { inner in inner.retry() },
    ]

    private static let cases: [Named<@Sendable () -> Signal<Int>>] = [
        Named("plain") { endless },
        Named("map") { endless.map { $0 } },
        Named("concat") { endless.concat(.never) },
        Named("concat, second") { Signal.return(0).concat(endless) },
        Named("startWith") { endless.startWith(0) },
        Named("catch") { Signal.error(Storm()).catch { _ in endless } },
        Named("retry") { endless.retry() },
        Named("then") { Signal<Int>.empty.then { endless } },
        Named("flattenMap") { Signal.return(1).flattenMap { _ in endless } },
        Named("flattenMap of endless") { endless.flattenMap { .return($0) } },
        Named("flatten(1)") { [endless, endless].signal.flatten(1) },
        Named("merge") { .merge([endless, .never]) },
        Named("switchToLatest") { Signal.return(endless).switchToLatest() },
        Named("switchToLatest of endless") { endless.map { .return($0) }.switchToLatest() },
        Named("combineLatest") { Signal.return(1).combineLatest(with: endless).map { $1 } },
        Named("zip") { [1, 2, 3, 4, 5].signal.zip(with: endless).map { $1 } },
        Named("takeUntil") { endless.takeUntil(Signal<Int>.never) },
        Named("sample") { Signal.return(1).concat(.never).sample(by: endless) },
        Named("deliverOn") { endless.deliverOn(ImmediateScheduler()) },
        Named("subscribeOn") { endless.subscribeOn(ImmediateScheduler()) },
        Named("delay") { endless.delay(.zero, on: ImmediateScheduler()) },
        Named("debounce") { endless.debounce(.zero, on: ImmediateScheduler()) },
        Named("materialize") { endless.materialize().dematerialize() },
        Named("autoconnect") { endless.publish().autoconnect() },
        Named("subscribe(observer)") { Signal { endless.subscribe($0) } },
        Named("defer") { .defer { endless } },
    ]

    @Test(arguments: cases)
    func `S12 a synchronous one notices that take has enough`(_ source: Named<@Sendable () -> Signal<Int>>) {
        let seen = Seen(source.value().take(3))
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
