import FRP
import Testing

@Suite("Subjects", .reported) struct SubjectTests {
    @Test
    func `J1 in the order of subscription; who comes during a delivery, or leaves, gets nothing of it`() {
        let (subject, seen, leaving) = (Subject<Int>(), Seen<String>(), SerialDisposable())
        subject.signal.subscribe(next: { value in
            seen.note("first \(value)")
            guard value == 1 else { return }
            subject.signal.subscribe(next: { seen.note("newcomer \($0)") })
            leaving.dispose()
        })
        leaving.inner = subject.signal.subscribe(next: { seen.note("leaving \($0)") })
        subject.signal.subscribe(next: { seen.note("last \($0)") })
        subject.sendNext([1, 2])
        #expect(seen.values == ["first 1", "last 1", "first 2", "last 2", "newcomer 2"])
        subject.sendCompleted()
    }

    @Test func `J1, J5 a newcomer inside a handler does not get what was accepted before it came`() {
        let (subject, newcomer) = (BehaviorSubject(0), Seen<Int>())
        subject.signal.subscribe(next: { value in
            guard value == 1 else { return }
            subject.sendNext(2)
            subject.signal.subscribe(newcomer.receive)
            subject.sendNext(3)
        })
        subject.sendNext(1)
        #expect(newcomer.values == [2, 3])
        subject.sendCompleted()
    }

    @Test func `J3 after a terminal nothing is accepted, neither for now nor for later`() {
        let subjects: [any SubjectType<Int>] = [Subject<Int>(), BehaviorSubject(0), ReplaySubject<Int>()]
        for subject in subjects {
            let seen = Seen(subject.signal.filter { $0 > 0 })
            subject.send(.next(1), .completed, .next(2), .error(Storm()))
            #expect(seen.events == [.next(1), .completed])
            #expect(Seen(subject.signal).events.last == .completed)
            #expect(!Seen(subject.signal).values.contains(2))
        }
    }

    /// A subject that is sent 1 to 3, then 4: what it tells one who comes between, and one who comes after the end.
    typealias Memory = Row<(between: [Int], atEnd: [Int]), @Sendable () -> any SubjectType<Int>>

    private static let memories: [Memory] = [
        Memory("Subject", ([], [])) { Subject() },
        Memory("BehaviorSubject", ([3], [])) { BehaviorSubject(0) },
        Memory("ReplaySubject", ([1, 2, 3], [1, 2, 3, 4])) { ReplaySubject() },
        Memory("ReplaySubject(0)", ([], [])) { ReplaySubject(capacity: 0) },
        Memory("ReplaySubject(1)", ([3], [4])) { ReplaySubject(capacity: 1) },
        Memory("ReplaySubject(2)", ([2, 3], [3, 4])) { ReplaySubject(capacity: 2) },
        Memory("ReplaySubject(5)", ([1, 2, 3], [1, 2, 3, 4])) { ReplaySubject(capacity: 5) },
    ]

    @Test func `J2, J4, J5, J6 newcomers get what is remembered, and after the end its terminal`() {
        for memory in Self.memories {
            for end in [Event<Int>.completed, .error(Storm())] {
                let subject = memory.value()
                (1...3).forEach(subject.sendNext)
                let live = Seen(subject.signal)
                subject.send(.next(4), end)
                let (between, atEnd) = (memory.details.between + [4], memory.details.atEnd)
                #expect(live.events == between.map { .next($0) } + [end], "\(memory)")
                #expect(Seen(subject.signal).events == atEnd.map { .next($0) } + [end], "\(memory)")
            }
        }
    }

    @Test func `J5 a behaviour subject begins with its first value`() {
        #expect(Seen(BehaviorSubject(0).signal).values == [0])
    }

    @Test func `J8 a replay stops when its subscriber has enough`() {
        let subject = ReplaySubject<Int>()
        (1...5).forEach(subject.sendNext)
        let asked = Seen<Int>()
        _ = Seen(subject.signal.doNext(asked.note).take(2))
        #expect(asked.values == [1, 2])
    }

    @Test func `J9 inside a handler the value it is about is the newest`() {
        let (subject, nested) = (ReplaySubject<Int>(capacity: 1), Seen<Int>())
        subject.signal.take(2).subscribe(next: { _ in subject.signal.take(1).subscribe(nested.receive) })
        subject.sendNext([1, 2])
        #expect(nested.values == [1, 2])
    }

    @Test func `J10 a subject's terminal disposes what feeds it; a feed that ended is forgotten`() {
        let subject = Subject<Int>()
        let seen = Seen(subject.signal)
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        #expect(letGo(of: HandFed<Int>().signal.subscribe(subject)) { $0.dispose() }.isGone)
        one.signal.subscribe(subject)
        other.signal.subscribe(subject)
        one.send(.next(1), .completed)
        other.sendNext(2)
        #expect(other.disposals == 1)
        #expect(seen.events == [.next(1), .completed])
    }

    @Test func `J11, K5 a subscriber that is released may use the subject`() {
        let subject = ReplaySubject<Int>(capacity: 1)
        let subscription = subject.signal.subscribe(next: { [last = LastWords { subject.sendNext(9) }] _ in
            withExtendedLifetime(last) {}
        })
        subscription.dispose()
        #expect(Seen(subject.signal).values == [9])
    }

    @Test func `J12, R1 what a subscriber holds is released at its end, though the subject lives`() {
        for end in ["disposal", "completion", "error"] {
            let (subject, loan) = (Subject<Int>(), Loan())
            let subscription = subject.signal.map(loan.same()).subscribe(next: loan.handler())
            #expect(loan.isOut)
            switch end {
            case "disposal": subscription.dispose()
            case "completion": subject.sendCompleted()
            default: subject.sendError(Storm())
            }
            #expect(!loan.isOut, "\(end)")
        }
    }

    @Test func `K1, K3, J5 a newcomer that sends while it gets the old value handles one event at a time`() {
        let (subject, seen) = (BehaviorSubject(0), Seen<Int>())
        subject.signal.subscribe(next: { value in
            seen.note(value)
            if value < 3 { subject.sendNext(value + 1) }
            seen.note(-value)
        })
        subject.sendCompleted()
        #expect(seen.values == [0, 0, 1, -1, 2, -2, 3, -3])
    }

    @Test func `J12, J8 who leaves while the old values come is not kept by the subject`() {
        let (subject, loan) = (ReplaySubject<Int>(), Loan())
        for value in 1...3 { subject.sendNext(value) }
        subject.signal.take(2).subscribe(next: loan.handler())
        #expect(!loan.isOut)
        withExtendedLifetime(subject) {}
    }

    @Test
    func `J1 who is disposed by the handler before gets no terminal; who comes in a handler gets it once`() {
        let (subject, removed, late) = (Subject<Int>(), Seen<Int>(), Seen<Int>())
        let second = SerialDisposable()
        subject.signal.subscribe(completed: {
            second.dispose()
            subject.signal.subscribe(late.receive)
        })
        second.inner = subject.signal.subscribe(removed.receive)
        subject.sendCompleted()
        #expect(removed.events.isEmpty)
        #expect(late.events == [.completed])
    }
}
