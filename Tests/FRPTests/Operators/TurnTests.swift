import FRP
import Marbles
import Testing

/// Runs nothing by itself. A test runs what was scheduled when it likes: also an action that has been disposed, like one that
/// another thread has begun a moment before.
private final class ByHand: Scheduler {
    private let scheduled = Seen<Action>()

    var now: Duration { .zero }

    func schedule(_ action: @escaping Action) -> Disposable {
        scheduled.note(action)
        return Disposable()
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

    @Test("O62, R6 delay keeps nothing of what has passed, though the stream goes on")
    func passed() {
        let (time, subject) = (TestScheduler(), Subject<Token>())
        subject.signal.delay(.seconds(1), on: time).subscribe()
        weak var held: Token?
        do {
            let token = Token()
            held = token
            subject.sendNext(token)
        }
        #expect(held != nil)
        time.advance(by: .seconds(1))
        #expect(held == nil)
        subject.sendCompleted()
        time.run()
    }
}
