import FRP
import Trials
import Testing

@Suite("combineLatest on several threads") struct CombineLatestThreadsTests {
    @Test func `K1, K2 the order is kept when both sides send at the same time`() {
        let sides = [Subject<Int>(), Subject<Int>()]
        let sums = Seen(sides[0].signal.combineLatest(with: sides[1].signal).map { $0 + $1 })
        onThreads(2) { side in (1...1000).forEach(sides[side].sendNext) }
        for side in sides { side.sendCompleted() }
        #expect(sums.values.last == 2000)
        #expect(sums.values == sums.values.sorted())
    }
}
