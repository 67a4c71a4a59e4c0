import FRP
import Trials
import Testing

@Suite("zip on several threads") struct ZipThreadsTests {
    @Test func `K1, K2 the order is kept when both sides send at the same time`() {
        let sides = [Subject<Int>(), Subject<Int>()]
        let differences = Seen(sides[0].signal.zip(with: sides[1].signal).map { $0 - $1 })
        onThreads(2) { side in (1...1000).forEach(sides[side].sendNext) }
        for side in sides { side.sendCompleted() }
        #expect(differences.values == Array(repeating: 0, count: 1000))
    }
}
