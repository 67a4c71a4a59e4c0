import FRP
import Testing

@Suite("Signals: creation, subscription, grammar", .reported) struct SignalTests {
    @Test func `S1, S3 one terminal at most, and silence after it, whatever the source does`() {
        let misbehaving = Signal<Int> { observer in
            observer.sendNext(1)
            observer.sendCompleted()
            observer.sendNext(2)
            observer.sendError(Storm())
            observer.sendCompleted()
            return .none
        }
        #expect(Seen(misbehaving).events == [.next(1), .completed])
        #expect(Seen(misbehaving.map { $0 }.materialize().dematerialize()).events == [.next(1), .completed])
    }

    @Test func `S2 the creation closure, and an operator's state, belong to one subscription`() {
        let runs = Seen<Int>()
        let signal = Signal<Int> { observer in
            runs.note(1)
            for number in 1...3 { observer.sendNext(number) }
            return .none
        }.scan(0, +).take(2)
        #expect(runs.values.isEmpty)
        #expect(Seen(signal).values == [1, 3])
        #expect(Seen(signal).values == [1, 3])
        #expect(runs.values.count == 2)
    }

    @Test func `S4 nothing arrives after dispose, not even of the same burst`() {
        let (subject, seen, subscription) = (Subject<Int>(), Seen<Int>(), SerialDisposable())
        subscription.inner = subject.signal.flattenMap { [$0, $0 + 1, $0 + 2].signal }.subscribe(next: {
            value in
            seen.note(value)
            if value == 2 { subscription.dispose() }
        })
        subject.sendNext([1, 7])
        #expect(seen.values == [1, 2])
    }

    @Test func `S4 a stage that disposes the subscription stops even the event it is working on`() {
        let (subject, seen, subscription) = (Subject<Int>(), Seen<Int>(), SerialDisposable())
        let stage = subject.signal.map { value in
            subscription.dispose()
            return value
        }
        subscription.inner = stage.subscribe(seen.receive)
        subject.sendNext(1)
        #expect(seen.events.isEmpty)
    }

    @Test func `S4, O6 what waits its turn when the subscriber has enough calls no closure any more`() {
        let (fed, subject, replaying) = (HandFed<Int>(), Subject<Int>(), ReplaySubject<Int>(capacity: 1))
        let sources: [(signal: Signal<Int>, send: @Sendable (Int) -> Void)] = [
            (fed.signal, fed.sendNext), (subject.signal, subject.sendNext),
            (replaying.signal, replaying.sendNext),
        ]
        replaying.sendNext(1)
        for (signal, send) in sources {
            let mapped = Seen<Int>()
            signal.map(mapped.pass).take(1).subscribe(next: { _ in send(2) })
            send(1)
            #expect(mapped.values == [1])
        }
    }

    @Test func `S5 the source's disposable runs once, whatever ends the subscription`() {
        for way in 0..<5 {
            let (ended, source) = (Seen<Int>(), Subject<Int>())
            let signal = Signal<Int> { observer in
                if way == 3 { observer.sendCompleted() }
                if way == 4 { observer.sendError(Storm()) }
                source.signal.subscribe(observer)
                return Disposable { ended.note(1) }
            }
            let subscription = signal.subscribe()
            if way == 0 { source.sendCompleted() }
            if way == 1 { source.sendError(Storm()) }
            if way == 2 { subscription.dispose() }
            subscription.dispose()
            source.sendCompleted()
            #expect(ended.values == [1], "way \(way)")
        }
    }

    @Test func `S6 handler and teardown are both done when the sender has control again`() {
        let (order, subject) = (Seen<String>(), HandFed<Int>())
        subject.signal.subscribe(completed: { order.note("handler") })
        subject.sendCompleted()
        #expect(order.values == ["handler"])
        #expect(subject.disposals == 1)
    }

    @Test func `S9 handlers may be left out`() {
        Signal<Int>.error(Storm()).subscribe(next: { _ in })
        Signal.return(1).subscribe(completed: {})
        let seen = Seen<Int>()
        Signal<Int>.error(Storm()).concat(.return(1)).subscribe(next: seen.note)
        #expect(seen.values.isEmpty)
    }

    @Test func `S10, S11 a subscription that nobody stores keeps working, and its stages with it`() {
        let (subject, seen) = (Subject<Int>(), Seen<Int>())
        do { subject.signal.map { $0 + 1 }.filter { $0 > 2 }.subscribe(seen.receive) }
        subject.sendNext([1, 2])
        #expect(seen.values == [3])
    }

    @Test func `S13 the first terminal of several upstreams ends all; a later one is disposed at once`() {
        let seen = Seen<Int>()
        let observer = Observer<Int>(next: seen.note, completed: { seen.receive(.completed) })
        let (one, other, late) = (HandFed<Int>(), HandFed<Int>(), HandFed<Int>())
        one.signal.subscribe(observer)
        other.signal.subscribe(observer)
        one.sendNext(1)
        other.sendNext(2)
        one.sendCompleted()
        other.sendNext(3)
        let attachment = late.signal.subscribe(observer)
        #expect(seen.events == [.next(1), .next(2), .completed])
        #expect(other.disposals == 1)
        #expect(attachment.isDisposed)
        #expect(observer.isDisposed)
    }

    @Test func `S8, S14 return, empty and error end at once, never holds nothing, defer makes one each`() {
        #expect(Seen(Signal.return(1)).events == [.next(1), .completed])
        #expect(Seen(Signal<Int>.empty).events == [.completed])
        #expect(Seen(Signal<Int>.error(Storm())).events == [.error(Storm())])
        let loan = Loan()
        Signal<Int>.never.subscribe(next: loan.handler())
        #expect(!loan.isOut)
        let made = Seen<Int>()
        let deferred = Signal<Int>.defer { made.note(1, then: .return(made.values.count)) }
        #expect(made.values.isEmpty)
        #expect(Seen(deferred).values + Seen(deferred).values == [1, 2])
    }

    @Test func `events are equal by case and value; errors by type and description`() {
        struct Gale: Error, CustomStringConvertible { let description = "Storm()" }
        struct Wind: Error { let speed: Int }
        #expect(Event<Int>.error(Storm()) == .error(Storm()))
        #expect(Event<Int>.error(Storm()) != .error(Gale()))
        #expect(Event<Int>.error(Wind(speed: 1)) != .error(Wind(speed: 2)))
        #expect(Event.next(1) != .next(2) && Event.next(1) != .completed)
    }
}
