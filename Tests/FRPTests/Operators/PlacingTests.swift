import Dispatch
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

@Suite("deliverOn, subscribeOn, and who is let go of when") struct PlacingTests {
    @Test("O70 what waits when the subscriber leaves is dropped, and the source is left at once")
    func dropped() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let seen = Seen<Int>()
        let subscription = source.signal.deliverOn(time).subscribe(seen.receive)
        source.sendNext([1, 2])
        time.advance(by: .zero)
        source.sendNext([3, 4])
        subscription.dispose()
        #expect(source.disposals == 1)
        time.advance(by: .seconds(1))
        #expect(seen.values == [1, 2])
    }

    @Test("O70 an error waits behind the values before it; the source is left when it comes")
    func error() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let seen = Seen(source.signal.deliverOn(time))
        source.sendNext([1, 2])
        source.sendError()
        #expect(seen.events.isEmpty)
        #expect(source.disposals == 1)
        time.advance(by: .zero)
        #expect(seen.events == [.next(1), .next(2), .error(Storm())])
    }

    @Test("O70, R6 what has been delivered is not kept, and each event waits for a block of its own")
    func memory() {
        let time = TestScheduler()
        let subject = Subject<Token>()
        subject.signal.deliverOn(time).subscribe()
        weak var passed: Token?
        for _ in 0..<100 {
            let token = Token()
            passed = token
            subject.sendNext(token)
            subject.sendNext(Token())
            #expect(time.pending == 2)
            time.advance(by: .zero)
        }
        #expect(passed == nil)
        subject.sendCompleted()
        time.run()
    }

    @Test("O70, R4 who leaves takes along what waits, though the scheduler still has the blocks")
    func waiting() {
        let queue = DispatchQueue(label: "suspended")
        let (scheduler, source) = (BackgroundScheduler(queue: queue), HandFed<Token>())
        queue.suspend()
        weak var held: Token?
        let subscription = source.signal.deliverOn(scheduler).subscribe()
        do {
            let token = Token()
            held = token
            source.sendNext(token)
        }
        #expect(held != nil)
        subscription.dispose()
        #expect(held == nil)
        queue.resume()
    }

    @Test(
        "O70, X1 an event is a block in the scheduler's line: what was scheduled in between comes in between")
    func oneLine() {
        let time = TestScheduler()
        let (wind, rain) = (Subject<Int>(), Subject<Int>())
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

    @Test("O70, K1 on a scheduler that runs inline where it may, what a handler sends comes after it")
    func inline() {
        let desk = Desk()
        let subject = Subject<Int>()
        let seen = Seen<Int>()
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

    @Test("O70, K1 blocks that run at the same time tell their events one after the other")
    func blocks() {
        let (clock, source) = (ByHand(), HandFed<Int>())
        let order = Seen<Int>()
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

    @Test("O70 on a scheduler that runs at once, each event comes at once")
    func atOnce() {
        let (source, seen) = (HandFed<Int>(), Seen<Int>())
        source.signal.deliverOn(ImmediateScheduler()).subscribe(seen.receive)
        source.sendNext(1)
        #expect(seen.values == [1])
        source.sendCompleted()
        #expect(seen.isCompleted)
    }

    @Test(
        "O4, R1 who leaves takes along what is scheduled, and what the subscriber holds",
        arguments: scheduling.map(\.name)
    )
    func leaving(_ name: String) {
        for (_, apply) in Self.scheduling.filter({ $0.name == name }) {
            let (time, source) = (TestScheduler(), HandFed<Int>())
            weak var held: Token?
            let subscription: Disposable
            do {
                let token = Token()
                held = token
                subscription = apply(source.signal, time).subscribe(next: { [token] in _ = $0 + token.value })
            }
            source.sendNext([1, 2])
            #expect(time.pending > 0 && held != nil)
            subscription.dispose()
            #expect(time.pending == 0 && held == nil)
            #expect(source.subscriptions == source.disposals)
        }
    }

    private static var scheduling: [(name: String, apply: (Signal<Int>, TestScheduler) -> Signal<Int>)] {
        [
            ("deliverOn", { $0.deliverOn($1) }),
            ("subscribeOn", { $0.subscribeOn($1) }),
            ("delay", { $0.delay(.seconds(1), on: $1) }),
            ("throttle", { $0.throttle(.seconds(1), on: $1) }),
            ("timeout", { $0.timeout(.seconds(1), on: $1) }),
            ("interval", { $0.merge(.interval(.seconds(1), on: $1)) }),
            (
                "flattenMap",
                { source, time in source.flattenMap { .return($0).delay(.seconds(1), on: time) } }
            ),
            ("flatten(1)", { source, time in source.map { .return($0).subscribeOn(time) }.flatten(1) }),
            ("list", { source, time in source.flattenMap { [$0].lazyList.signal(on: time) } }),
        ]
    }

    @Test("O70, X7 events arrive in blocks of the scheduler")
    func scheduler() {
        let time = TestScheduler()
        let isThere = Seen<Bool>()
        [1, 2].signal.deliverOn(time).subscribe { _ in isThere.note(CurrentScheduler.value is TestScheduler) }
        time.advance(by: .zero)
        #expect(isThere.values == [true, true, true])
    }

    @Test("O71 who leaves before the block has run prevents the subscription")
    func subscribeOn() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let subscription = source.signal.subscribeOn(time).subscribe()
        subscription.dispose()
        #expect(time.pending == 0)
        time.advance(by: .seconds(1))
        #expect(source.subscriptions == 0)
        let seen = Seen(source.signal.subscribeOn(time))
        #expect(source.subscriptions == 0)
        time.advance(by: .zero)
        source.sendNext(1)
        #expect(seen.values == [1])
        source.sendCompleted()
    }

    @Test(
        "O60 to O64, R1, R4 the end of a source lets go at once of what was scheduled",
        arguments: [true, false]
    )
    func timers(_ completes: Bool) {
        let time = TestScheduler()
        for apply: (Signal<Int>) -> Signal<Int> in [
            { $0.throttle(.seconds(3), on: time) },
            { $0.timeout(.seconds(3), on: time) },
            { $0.takeUntil(Signal.interval(.seconds(3), on: time)) },
        ] {
            let source = HandFed<Int>()
            let seen = Seen(apply(source.signal))
            source.sendNext(1)
            #expect(time.pending == 1)
            source.send(completes ? .completed : .error(Storm()))
            #expect(seen.hasEnded)
            #expect(time.pending == 0)
        }
    }

    @Test("O63, O5 timeout leaves the source before it tells")
    func timeout() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let disposals = Seen<Int>()
        source.signal.timeout(.seconds(2), on: time).subscribe(error: { error in
            if (error as? TimedOut)?.interval == .seconds(2) { disposals.note(source.disposals) }
        })
        time.advance(by: .seconds(2))
        #expect(disposals.values == [1])
    }
}
