import FRP
import Testing

@Suite("Re-entrancy", .reported) struct ReentrancyTests {
    @Test func `K3 what a handler sends comes after the handler, and every subscriber sees one order`() {
        let (subject, first, second) = (Subject<Int>(), Seen<Int>(), Seen<Int>())
        subject.signal.subscribe(next: { value in
            if value < 3 { subject.sendNext(value + 1) }
            first.note(value)
        })
        subject.signal.subscribe(next: second.note)
        subject.sendNext(1)
        #expect(first.values == [1, 2, 3])
        #expect(second.values == [1, 2, 3])
        subject.sendCompleted()
    }

    @Test func `K4 a terminal sent from inside a handler closes the gate`() {
        let subject = Subject<Int>()
        subject.signal.subscribe(next: { value in
            guard value == 1 else { return }
            subject.send(.next(2), .completed, .next(3))
        })
        let seen = Seen(subject.signal)
        subject.sendNext(1)
        #expect(seen.events == [.next(1), .next(2), .completed])
    }
}
