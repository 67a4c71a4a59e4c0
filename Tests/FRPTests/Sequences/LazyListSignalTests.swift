import FRP
import Marbles
import Testing

@Suite("Lists as signals", .reported) struct LazyListSignalTests {
    @Test func `Q17 one block for each element, so that other work may run in between; then the end`() {
        let time = TestScheduler()
        let seen = Seen([1, 2].lazyList.signal(on: time))
        time.schedule { seen.note(7) }
        #expect(seen.values.isEmpty)
        time.step()
        #expect(seen.values == [1])
        time.run()
        #expect(seen.events == [.next(1), .next(7), .next(2), .completed])
    }

    @Test func `Q17 no further element is computed once disposed`() {
        let (time, asked) = (TestScheduler(), Seen<Int>())
        let subscription = naturals.map(asked.pass).signal(on: time).subscribe()
        for _ in 0..<2 { time.step() }
        subscription.dispose()
        time.run()
        #expect(asked.values == [1, 2])
    }

    @Test func `Q5, Q17 on a scheduler that runs at once, no element is computed that nobody wants`() {
        let asked = Seen<Int>()
        let seen = Seen(naturals.map(asked.pass).signal(on: ImmediateScheduler()).take(3))
        #expect(seen.events == [.next(1), .next(2), .next(3), .completed])
        #expect(asked.values == [1, 2, 3])
        #expect(Seen([1, 2].lazyList.signal).events == [.next(1), .next(2), .completed])
    }
}
