import FRP
import Testing

@Suite("What subjects release", .reported) struct SubjectEndTests {
    @Test func `J11, K5 a value that is not remembered any more may use the subject when it is released`() {
        let subjects: [any SubjectType<LastWords?>] = [
            BehaviorSubject<LastWords?>(nil), ReplaySubject<LastWords?>(capacity: 1),
        ]
        for subject in subjects {
            let released = Seen<Int>()
            func value() -> LastWords {
                LastWords {
                    subject.signal.subscribe().dispose()
                    released.note(1)
                }
            }
            subject.sendNext(value())
            subject.sendNext(value())
            #expect(released.values == [1])
            subject.sendNext(nil)
            subject.sendCompleted()
            #expect(released.values == [1, 1])
        }
        let (last, subject) = (Seen<Int>(), BehaviorSubject<LastWords?>(nil))
        subject.sendNext(
            LastWords { [weak subject] in
                subject?.signal.subscribe().dispose()
                last.note(1)
            })
        subject.sendCompleted()
        #expect(last.values == [1])
    }

    @Test func `J10, H3 an error of what feeds a subject, or an end of a channel, arrives as an error`() {
        let subjects: [any SubjectType<Int>] = [Subject(), BehaviorSubject(0), ReplaySubject(capacity: 0)]
        for subject in subjects {
            let seen = Seen(subject.signal)
            Signal<Int>.error(Storm()).subscribe(subject)
            #expect(seen.terminals == [.error(Storm())])
        }
        let channels = [Channel<Int>(), Channel<Int>()]
        let ends = channels.flatMap { [Seen($0.leading.signal), Seen($0.following.signal)] }
        Signal<Int>.error(Storm()).subscribe(channels[0].leading)
        Signal<Int>.error(Storm()).subscribe(channels[1].following)
        #expect(ends.map(\.events) == Array(repeating: [.error(Storm())], count: 4))
    }

    @Test func `J10 a subject that fails disposes what feeds it, too`() {
        let (subject, feed) = (Subject<Int>(), HandFed<Int>())
        feed.signal.subscribe(subject)
        subject.sendError(Storm())
        #expect(feed.disposals == 1)
    }

    @Test func `Z1, R1 a subscriber that is disposed after many others is released too`() {
        let (subject, loan) = (Subject<Int>(), Loan())
        let others = (0..<60).map { _ in subject.signal.subscribe() }
        let last = subject.signal.subscribe(next: loan.handler())
        for other in others { other.dispose() }
        #expect(loan.isOut)
        last.dispose()
        #expect(!loan.isOut)
    }
}
