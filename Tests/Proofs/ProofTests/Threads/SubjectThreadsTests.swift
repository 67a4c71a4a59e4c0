import FRP
import Trials
import Testing

@Suite("Subjects on several threads") struct SubjectThreadsTests {
    @Test func `J6, J7 with many senders: one order, live and replayed, without gap or double`() {
        for _ in 0..<20 {
            let subject = ReplaySubject<Int>()
            let live = Seen(subject.signal)
            let joined = Seen<Seen<Int>>()
            onThreads(4) { index in
                for number in 0..<50 { subject.sendNext(100 * index + number) }
                joined.note(Seen(subject.signal))
                subject.sendNext(-1)
            }
            subject.sendCompleted()
            let replayed = Seen(subject.signal).values
            #expect(live.values == replayed && replayed.count == 204)
            let sawOther = joined.values.filter { $0.values != replayed }
            #expect(sawOther.isEmpty)
        }
    }
}
