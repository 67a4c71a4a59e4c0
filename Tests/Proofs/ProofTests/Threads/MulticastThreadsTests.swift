import FRP
import Trials
import Testing

@Suite("Multicasting on several threads") struct MulticastThreadsTests {
    @Test func `M1 publishing does not subscribe, connecting does, once, even from many threads`() {
        let source = HandFed<Int>()
        let connection = source.signal.publish()
        let seen = Seen(connection.signal)
        #expect(source.subscriptions == 0)
        onThreads(8) { _ in connection.connect() }
        #expect(source.subscriptions == 1)
        #expect(connection.connect() === connection.connect())
        source.sendNext(1)
        #expect(seen.values == [1])
    }

    @Test func `M1, K5 however close two threads come, the source is subscribed to once`() {
        let sources = (0..<5000).map { _ in HandFed<Int>() }
        let connections = sources.map { $0.signal.publish() }
        onThreads(2, rounds: connections.count) { _, round in connections[round].connect() }
        let areSubscribedOnce = sources.allSatisfy { $0.subscriptions == 1 }
        #expect(areSubscribedOnce)
    }

    @Test func `M6 a subscriber that arrives while others are disposed never gets a dead connection`() {
        for _ in 0..<100 {
            let source = HandFed<Int>()
            let shared = source.signal.publish().autoconnect()
            let staying = Seen<Int>()
            let leaving = shared.subscribe()
            onThreads(2) { index in
                if index == 0 { leaving.dispose() } else { shared.subscribe(staying.receive) }
            }
            source.sendNext(1)
            // Alive with a listener, or stopped because nobody was there for a moment: never alive without one.
            #expect(staying.values == (source.disposals == 0 ? [1] : []))
        }
    }
}
