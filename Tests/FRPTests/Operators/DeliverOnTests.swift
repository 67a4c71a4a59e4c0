import FRP
import Marbles
import Testing

/// Runs blocks at once from inside its own.
private struct Desk: Scheduler {
    let time = TestScheduler()

    var now: Duration { time.now }

    func schedule(_ action: @escaping Action) -> Disposable {
        guard CurrentScheduler.value is TestScheduler else { return time.schedule(action) }
        action()
        return .none
    }

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        time.schedule(after: delay, action)
    }
}

@Suite("deliverOn", .reported) struct DeliverOnTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O70 it keeps the order, errors too"
        "-(12)-X"
        $0.a.deliverOn($0.time)
        "-(12)-X"

        "O70 on a scheduler that runs at once, each event comes at once"
        "-1-2-|"
        $0.a.deliverOn(ImmediateScheduler())
        "-1-2-|"
    }

    @Test func `O70 disposing drops what waits, and disposes the source at once`() {
        let (time, source, seen) = (TestScheduler(), HandFed<Int>(), Seen<Int>())
        let subscription = source.signal.deliverOn(time).subscribe(seen.receive)
        source.sendNext([1, 2])
        time.advance(by: .zero)
        source.sendNext([3, 4])
        subscription.dispose()
        #expect(source.disposals == 1)
        time.advance(by: .seconds(1))
        #expect(seen.values == [1, 2])
    }

    @Test func `O70 an error waits behind the values before it; the source is disposed when it is sent`() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let seen = Seen(source.signal.deliverOn(time))
        source.send(.next(1), .next(2), .error(Storm()))
        #expect(seen.events.isEmpty)
        #expect(source.disposals == 1)
        time.advance(by: .zero)
        #expect(seen.events == [.next(1), .next(2), .error(Storm())])
    }

    @Test func `O70, R6 what has been delivered is not kept, and each event waits for a block of its own`() {
        let (time, subject, loan) = (TestScheduler(), Subject<Token>(), Loan())
        subject.signal.deliverOn(time).subscribe()
        for _ in 0..<100 {
            for _ in 0..<2 { subject.sendNext(loan.token()) }
            #expect(time.pending == 2)
            time.advance(by: .zero)
        }
        #expect(!loan.isOut)
        subject.sendCompleted()
        time.run()
    }

    @Test func `O70, X1 an event is a block in the queue: what was scheduled in between comes in between`() {
        let (time, wind, rain) = (TestScheduler(), Subject<Int>(), Subject<Int>())
        let seen = Seen<Int>()
        for subject in [wind, rain] { subject.signal.deliverOn(time).subscribe(next: seen.note) }
        wind.sendNext(1)
        rain.sendNext(2)
        time.schedule { seen.note(3) }
        wind.sendNext(4)
        time.step()
        #expect(seen.values == [1])
        time.run()
        #expect(seen.values == [1, 2, 3, 4])
        for subject in [wind, rain] { subject.sendCompleted() }
        time.run()
    }

    @Test func `O70, K1 on a scheduler that runs inline where it may, what a handler sends comes after it`() {
        let (desk, subject, seen) = (Desk(), Subject<Int>(), Seen<Int>())
        subject.signal.deliverOn(desk).subscribe(next: { value in
            seen.note(value)
            if value < 3 { subject.sendNext(value + 1) }
            seen.note(-value)
        })
        subject.sendNext(1)
        desk.time.run()
        #expect(seen.values == [1, -1, 2, -2, 3, -3])
        subject.sendCompleted()
        desk.time.run()
    }

    @Test func `O70, K1 blocks that run at the same time deliver their events one after the other`() {
        let (clock, source, order) = (ByHand(), HandFed<Int>(), Seen<Int>())
        let subscription = source.signal.deliverOn(clock).subscribe(next: { value in
            if value == 1 { clock.run(1) }
            order.note(value)
        })
        source.sendNext([1, 2])
        clock.run(0)
        #expect(order.values == [1, 2])
        subscription.dispose()
        clock.clear()
    }

    @Test func `O70, X7 events arrive in blocks of the scheduler`() {
        let (time, isThere) = (TestScheduler(), Seen<Bool>())
        [1, 2].signal.deliverOn(time).subscribe { _ in isThere.note(CurrentScheduler.value is TestScheduler) }
        time.advance(by: .zero)
        #expect(isThere.values == [true, true, true])
    }
}
