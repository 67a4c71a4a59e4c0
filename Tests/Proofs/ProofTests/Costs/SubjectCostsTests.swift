import FRP
import Testing

@Suite("What many subscribers cost") struct SubjectCostsTests {
    @Test(.timeLimit(.minutes(1)))
    func `Z1 50,000 subscribers come and go in any order, in no minutes; the rest keep their order`() {
        let (subject, seen) = (Subject<Int>(), Seen<Int>())
        let all = (0..<50_000).map { number in
            subject.signal.subscribe(next: { _ in if number % 10_000 == 0 { seen.note(number) } })
        }
        for index in all.indices.shuffled() where index % 10_000 != 0 { all[index].dispose() }
        subject.sendNext(1)
        #expect(seen.values == [0, 10_000, 20_000, 30_000, 40_000])
    }

    @Test(.timeLimit(.minutes(1)))
    func `Z1, D7 places of disposed subscribers do not pile up: after 100,000 a send costs no more`() {
        let (subject, seen) = (Subject<Int>(), Seen<Int>())
        subject.signal.subscribe(next: { if $0 == 50_000 { seen.note($0) } })
        for _ in 0..<100_000 { subject.signal.subscribe().dispose() }
        (1...50_000).forEach(subject.sendNext)
        #expect(seen.values == [50_000])
    }
}
