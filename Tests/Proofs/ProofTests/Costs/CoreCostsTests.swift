import FRP
import Marbles
import Testing

@Suite("What many of all kinds cost") struct CoreCostsTests {
    @Test(.timeLimit(.minutes(1)))
    func `Z7 10,000 subscribers, 100,000 replayed values and 100,000 blocks take no minutes`() {
        let (subject, count) = (Subject<Int>(), Property(0))
        for _ in 0..<10_000 { subject.signal.subscribe(next: { value in count.modify { $0 += value } }) }
        for _ in 0..<5 { subject.sendNext(1) }
        subject.sendCompleted()
        #expect(count.value == 50_000)
        let replay = ReplaySubject<Int>(capacity: 100_000)
        for number in 0..<150_000 { replay.sendNext(number) }
        #expect(Seen(replay.signal).values.count == 100_000)
        let (time, blocks) = (TestScheduler(), Property(0))
        for _ in 0..<100_000 { time.schedule(after: .seconds(1)) { blocks.modify { $0 += 1 } } }
        time.advance(by: .seconds(1))
        #expect(blocks.value == 100_000)
    }
}
