import FRP
import Testing

/// A source that sends at once, for ever, until nobody listens: each case must come to an end.
@Suite("Endless sources", .reported) struct EndlessSourceTests {
    private static let endless = Signal<Int> { observer in
        var number = 0
        while !observer.isDisposed {
            number += 1
            observer.sendNext(number)
        }
        return .none
    }

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
        Named("throttle") { endless.throttle(.zero, on: ImmediateScheduler()) },
        Named("logged") { endless.logged("", to: { _ in }) },
        Named("materialize") { endless.materialize().dematerialize() },
        Named("autoconnect") { endless.publish().autoconnect() },
        Named("subscribe(observer)") { Signal { endless.subscribe($0) } },
        Named("defer") { .defer { endless } },
    ]

    @Test func `S12 a synchronous one notices that take has enough`() {
        for source in Self.cases {
            let seen = Seen(source.value().take(3))
            #expect(seen.values.count == 3, "\(source)")
            #expect(seen.isCompleted, "\(source)")
        }
    }

    @Test func `S12 one inside a join is stopped by a subscriber that has enough`() {
        for join in EndlessSources.joins {
            let seen = Seen(join.value(EndlessSources.immediate).take(2))
            #expect(seen.events == [.next(1), .next(1), .completed], "\(join)")
        }
    }
}
