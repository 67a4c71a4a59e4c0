import FRP
import Trials
import Testing

@Suite("Lists on several threads") struct LazyListThreadsTests {
    @Test func `Q4 every closure runs once, however many lists are derived and threads ask`() {
        let asked = Seen<Int>()
        let squares = naturals.map { number in asked.note(number, then: number * number) }
        let firsts = Seen<[Int]>()
        onThreads(8) { _ in firsts.note(squares.take(50).array) }
        let expected = (1...50).map { $0 * $0 }
        #expect(Set(firsts.values) == [expected])
        #expect(squares.filter { $0 % 2 == 0 }.take(25).array.count == 25)
        #expect(asked.values == Array(1...50))
    }

    @Test func `Q5 the work is done on the thread that asks`() {
        let threads = Seen<Bool>()
        let list = naturals.map { number in
            threads.note(CurrentScheduler.value is BackgroundScheduler, then: number)
        }
        let asking = BackgroundScheduler()
        _ = Signal<Int>.defer { list.take(2).signal }.subscribeOn(asking).collect().first()
        _ = list.take(3).array
        #expect(threads.values == [true, true, false])
    }
}
