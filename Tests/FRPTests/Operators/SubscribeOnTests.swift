import FRP
import Marbles
import Testing

@Suite("subscribeOn") struct SubscribeOnTests {
    @Test(arguments: cases) func `as drawn`(_ drawing: MarbleCase) { drawing.check() }

    static let cases = drawings {
        "O71 it subscribes in a block of the scheduler"
        "^1-2|"
        $0.a.subscribeOn($0.time)
        "-1-2|"
    }

    @Test func `O71 disposing before the block has run prevents the subscription`() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        source.signal.subscribeOn(time).subscribe().dispose()
        #expect(time.pending == 0)
        time.advance(by: .seconds(1))
        #expect(source.subscriptions == 0)
        let seen = Seen(source.signal.subscribeOn(time))
        #expect(source.subscriptions == 0)
        time.advance(by: .zero)
        source.sendNext(1)
        #expect(seen.values == [1])
        source.sendCompleted()
    }
}
