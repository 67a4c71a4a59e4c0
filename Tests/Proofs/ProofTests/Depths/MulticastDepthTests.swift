import FRP
import Testing

@Suite("Multicasting and retrying") struct MulticastDepthTests {
    @Test func `M4, M2 what has ended is not asked again: to retry it goes round forever`() {
        let (source, stop, rounds) = (HandFed<Int>(), Subject<Void>(), Seen<Int>())
        let shared = source.signal.publish().autoconnect().finally {
            rounds.note(1)
            if rounds.values.count == 1000 { stop.sendNext() }
        }
        let seen = Seen(shared.retry().takeUntil(stop.signal))
        source.send(.next(1), .error(Storm()))
        #expect(rounds.values.count == 1000)
        #expect(source.subscriptions == 1)
        #expect(seen.events == [.next(1), .completed])
    }
}
