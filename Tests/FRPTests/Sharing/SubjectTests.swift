import FRP
import Harness
import Testing

@Suite("Subjects") struct SubjectTests {
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

    @Test func `J2 the plain subject remembers nothing`() {
        let subject = Subject<Int>()
        subject.sendNext(1)
        let seen = Seen(subject.signal)
        subject.sendNext(2)
        #expect(seen.values == [2])
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

    @Test func `J4 a subscriber after the end of a plain or behaviour subject gets the terminal, no value`() {
        let (plain, behaviour) = (Subject<Int>(), BehaviorSubject(0))
        plain.sendError(Storm())
        behaviour.sendCompleted()
        #expect(Seen(plain.signal).events == [.error(Storm())])
        #expect(Seen(behaviour.signal).events == [.completed])
    }

    @Test func `J5 a newcomer to a behaviour subject gets the latest value, once`() {
        let subject = BehaviorSubject(0)
        #expect(Seen(subject.signal).values == [0])
        subject.sendNext(1)
        let seen = Seen(subject.signal)
        subject.sendNext(2)
        #expect(seen.values == [1, 2])
    }

    @Test(arguments: [nil, 0, 1, 2, 5])
    func `J6 a replay subject sends the last values, then the terminal`(_ capacity: Int?) {
        let subject = ReplaySubject<Int>(capacity: capacity)
        (1...3).forEach(subject.sendNext)
        let live = Seen(subject.signal)
        subject.sendNext(4)
        #expect(live.values == (1...3).suffix(capacity ?? 3) + [4])
        subject.sendCompleted()
        let all = Array((1...4).suffix(capacity ?? 4))
        #expect(Seen(subject.signal).events == all.map { .next($0) } + [.completed])
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

    @Test(arguments: [0, 1, 2])
    func `J12, R1 what a subscriber holds is released at its end, though the subject lives`(_ way: Int) {
        let (subject, loan) = (Subject<Int>(), Loan())
        let subscription = subject.signal.map(loan.same()).subscribe(next: loan.handler())
        #expect(loan.isOut)
        if way == 0 { subscription.dispose() }
        if way == 1 { subject.sendCompleted() }
        if way == 2 { subject.sendError(Storm()) }
        #expect(!loan.isOut)
    }

    @Test(
        "Z1 50,000 subscribers come and go in any order, in no minutes; the rest keep their order",
        .timeLimit(.minutes(1)))
    func manySubscribers() {
        let (subject, seen) = (Subject<Int>(), Seen<Int>())
        let all = (0..<50_000).map { number in
            subject.signal.subscribe(next: { _ in if number % 10_000 == 0 { seen.note(number) } })
        }
        for index in all.indices.shuffled() where index % 10_000 != 0 { all[index].dispose() }
        subject.sendNext(1)
        #expect(seen.values == [0, 10_000, 20_000, 30_000, 40_000])
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
