import FRP
import Marbles
import Testing

@Suite("subscribeOn", .reported) struct SubscribeOnTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O71 it subscribes in a block of the scheduler"
        "^1-2|"
        $0.a.subscribeOn($0.time)
        "-1-2|"
    }

    @Test func `O71 disposing before the block has run prevents the subscription`() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        source.signal.subscribeOn(time).subscribe().dispose()
        let kept = source.signal.subscribeOn(time).subscribe()
        #expect(source.subscriptions == 0 && time.pending == 1)
        time.advance(by: .zero)
        #expect(source.subscriptions == 1)
        kept.dispose()
    }
}
