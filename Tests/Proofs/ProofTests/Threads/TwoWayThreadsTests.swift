import FRP
import Trials
import Testing

@Suite("Channels on several threads") struct TwoWayThreadsTests {
    @Test func `H1, H4 two threads send to one end: the property takes what is delivered last`() {
        let rounds = (0..<5_000).map { _ in (channel: Channel<Int>(), field: Property(0), seen: Seen<Int>()) }
        for (channel, field, seen) in rounds {
            field.bind(twoWay: channel.following)
            channel.following.signal.subscribe(seen.receive)
        }
        onThreads(2, rounds: rounds.count) { index, round in
            rounds[round].channel.leading.sendNext(index + 1)
        }
        #expect(rounds.allSatisfy { $0.field.value == $0.seen.values.last })
    }
}
