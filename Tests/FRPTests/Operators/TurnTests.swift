import FRP
import Marbles
import Testing

/// Runs nothing by itself. A test runs what was scheduled when it likes: also an action that has been disposed, like one that
/// another thread has begun a moment before.
private struct ByHand: Scheduler {
    private let scheduled = Seen<Action>()

    var now: Duration { .zero }

    /// A note for each disposable that nobody holds any more.
    let forgotten = Seen<Int>()

    func schedule(_ action: @escaping Action) -> Disposable {
        scheduled.note(action)
        let last = LastWords { [forgotten] in forgotten.note(1) }
        return Disposable { withExtendedLifetime(last) {} }
    }

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable { schedule(action) }

    func run(_ number: Int) { scheduled.values[number]() }
}

@Suite("What timers do while a handler runs, and while another event is told") struct TurnTests {
    @Test("O60, K1 a timer that has begun when a newer value comes does not send that one before its time")
    func oldTimer() {
        let (clock, source) = (ByHand(), HandFed<Int>())
        let seen = Seen<Int>()
        source.signal.throttle(
            .seconds(1), on: clock,
            where: { value in
                if value == 2 { clock.run(0) }
                return true
            }
        ).subscribe(seen.receive)
        source.sendNext([1, 2])
        #expect(seen.values.isEmpty)
        clock.run(1)
        #expect(seen.values == [2])
    }

    @Test(
        "O60, S4 a value that waits its turn when the subscriber leaves is not asked whether it is held back")
    func leftInLine() {
        let (time, subject) = (TestScheduler(), Subject<Int>())
        let asked = Seen<Int>()
        let subscription = SerialDisposable()
        let throttled = subject.signal.throttle(
            .seconds(1), on: time,
            where: { value in
                asked.note(value)
                return true
            })
        subscription.set(
            throttled.subscribe(next: { _ in
                subject.sendNext(2)
                subscription.dispose()
            }))
        subject.sendNext(1)
        time.advance(by: .seconds(1))
        #expect(asked.values == [1])
    }

    @Test(
        "K1, K3 what a timer sends has its turn: what comes from inside its handler waits, and the other way round"
    )
    func turns() {
        for (name, apply) in Self.timed {
            let (time, subject) = (TestScheduler(), Subject<Int>())
            let order = Seen<String>()
            apply(subject.signal, time).subscribe { event in
                order.note("begin")
                if event.value == 1 {
                    subject.sendNext(7)
                    subject.sendError(Storm())
                    time.advance(by: .seconds(9))
                }
                order.note("end")
            }
            subject.sendNext(1)
            time.advance(by: .seconds(9))
            #expect(order.values == (1...order.values.count).map { $0 % 2 == 1 ? "begin" : "end" }, "\(name)")
            #expect(order.values.count > 2, "\(name)")
        }
    }

    private static var timed: [(name: String, apply: (Signal<Int>, TestScheduler) -> Signal<Int>)] {
        [
            ("delay", { $0.delay(.seconds(1), on: $1) }),
            ("throttle", { $0.throttle(.seconds(1), on: $1, where: { $0 < 5 }) }),
            (
                "timeout",
                {
                    $0.filter { $0 < 5 }.materialize().filter { !$0.isTerminal }.dematerialize().timeout(
                        .seconds(1), on: $1)
                }
            ),
        ]
    }

    @Test("O61, R4 a value that is not held back takes the timer of the one before along")
    func timer() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        source.signal.throttle(.seconds(1), on: time, where: { $0 < 5 }).subscribe()
        source.sendNext(1)
        #expect(time.pending == 1)
        source.sendNext(7)
        #expect(time.pending == 0)
    }

    @Test("O64, K1 ticks that come at the same time are told one after the other")
    func ticks() {
        let clock = ByHand()
        let order = Seen<Int>()
        Signal.interval(.seconds(1), on: clock).subscribe(next: { tick in
            if tick == 0 { clock.run(1) }
            order.note(tick)
        })
        clock.run(0)
        #expect(order.values == [0, 1])
    }

    @Test("O70, K1 blocks that run at the same time tell their events one after the other")
    func blocks() {
        let (clock, source) = (ByHand(), HandFed<Int>())
        let order = Seen<Int>()
        source.signal.deliverOn(clock).subscribe(next: { value in
            if value == 1 { clock.run(1) }
            order.note(value)
        })
        source.sendNext([1, 2])
        clock.run(0)
        #expect(order.values == [1, 2])
    }

    @Test("O70 on a scheduler that runs at once, each event comes at once")
    func atOnce() {
        let (source, seen) = (HandFed<Int>(), Seen<Int>())
        source.signal.deliverOn(.immediate).subscribe(seen.receive)
        source.sendNext(1)
        #expect(seen.values == [1])
        source.sendCompleted()
        #expect(seen.isCompleted)
    }

    @Test(
        "O40, K1, K3 what another inner signal sends from inside a handler waits until the handler has returned"
    )
    func inner() {
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        let order = Seen<Int>()
        [one.signal, other.signal].signal.flatten().subscribe(next: { value in
            if value == 1 { other.sendNext(2) }
            order.note(value)
        })
        one.sendNext(1)
        #expect(order.values == [1, 2])
    }

    @Test("O41 once an inner signal has failed nothing is started, also while the error is told as a value")
    func errorAsValue() {
        let (outer, failing, late) = (Subject<Signal<Int>>(), HandFed<Int>(), HandFed<Int>())
        outer.signal.flatten().materialize().subscribe(next: { _ in outer.sendNext(late.signal) })
        outer.sendNext(failing.signal)
        failing.sendError()
        #expect(late.subscriptions == 0)
    }

    @Test("O62, X3, R6 delay keeps nothing of what has passed, nor what would have called it off")
    func passed() {
        let (time, clock, source) = (TestScheduler(), ByHand(), HandFed<Token>())
        weak var held: Token?
        source.signal.delay(.seconds(1), on: time).subscribe()
        do {
            let token = Token()
            held = token
            source.sendNext(token)
        }
        #expect(held != nil)
        time.advance(by: .seconds(1))
        #expect(held == nil)
        source.signal.delay(.seconds(1), on: clock).subscribe()
        source.sendNext(Token())
        #expect(clock.forgotten.values.isEmpty)
        clock.run(0)
        #expect(clock.forgotten.values == [1])
    }
}
