import FRP
import Marbles
import Testing

@Suite("delay, timeout, interval, and what all operators of time share", .reported) struct TimeTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O62 delay shifts values and completion"
        "-1-2|"
        $0.a.delay(.seconds(2), on: $0.time)
        "---1-2|"

        "O62, S7 delay: an error overtakes"
        "-1-2X"
        $0.a.delay(.seconds(2), on: $0.time)
        "---1X"

        "O62 delay keeps the order of values of one moment"
        "-(12)-|"
        $0.a.delay(.seconds(2), on: $0.time)
        "---(12)-|"

        "O63 timeout counts from the subscription; values do not extend it"
        "-1-2-3-|"
        $0.a.timeout(.seconds(4), on: $0.time)
        "-1-2X"

        "O63 timeout does nothing to a signal that ends in time"
        "-1|"
        $0.a.timeout(.seconds(4), on: $0.time)
        "-1|"

        "O64 interval ticks first after one interval, then regularly"
        Signal.interval(.seconds(2), on: $0.time).take(3)
        "--0-1-(2|)"
    }

    /// A timed operator, and what it sends of 1 and 2 when its own time moves at last.
    typealias Timed = Row<[Int], TimedStage>

    private static let moved = [
        Timed("delay", [1, 2]) { $0.delay(.seconds(1), on: $1) },
        Timed("debounce", [2]) { $0.debounce(.seconds(1), on: $1) },
        Timed("timeout", []) { $0.filter { $0 > 9 }.timeout(.seconds(1), on: $1) },
        Timed("interval", [0, 1]) { Signal.interval(.seconds(1), on: $1).take(2).concat($0.take(0)) },
    ]

    @Test func `O66 no time but that of the given scheduler moves a timed operator`() {
        for timed in Self.moved {
            let (sourceTime, time) = (TestScheduler(), TestScheduler())
            let source = MarbleSource<Int>.hot("-1-2", on: sourceTime)
            let seen = Seen(timed.value(source.signal, time))
            sourceTime.advance(by: .seconds(60))
            #expect(seen.events.isEmpty && time.pending > 0, "\(timed)")
            time.advance(by: .seconds(2))
            #expect(seen.values == timed.details, "\(timed)")
            #expect(seen.hasEnded == ["timeout", "interval"].contains("\(timed)"), "\(timed)")
        }
    }

    private static let interrupting = [
        Timed("delay", [1]) { $0.delay(.seconds(1), on: $1) },
        Timed("debounce", [1, 7]) { $0.debounce(.seconds(1), on: $1, where: { $0 < 5 }) },
        Timed("timeout", [1]) { $0.filter { $0 < 5 }.catchTo(.never).timeout(.seconds(1), on: $1) },
    ]

    @Test func `K1, K3 what a timer sends waits for a handler, and what a handler sends for it`() {
        for timed in Self.interrupting {
            let (time, subject) = (TestScheduler(), Subject<Int>())
            let (order, seen) = (Seen<String>(), Seen<Int>())
            let subscription = timed.value(subject.signal, time).subscribe { event in
                order.note("begin")
                seen.receive(event)
                if event.value == 1 {
                    subject.send(.next(7), .error(Storm()))
                    time.advance(by: .seconds(9))
                }
                order.note("end")
            }
            subject.sendNext(1)
            time.advance(by: .seconds(9))
            #expect(order.values == seen.events.flatMap { _ in ["begin", "end"] }, "\(timed)")
            #expect(seen.values == timed.details && seen.hasEnded, "\(timed)")
            subscription.dispose()
        }
    }

    @Test(arguments: [true, false])
    func `O60, O63, O64, R1, R4 the end of a source drops at once what was scheduled`(_ completes: Bool) {
        let time = TestScheduler()
        for apply: (Signal<Int>) -> Signal<Int> in [
            { $0.debounce(.seconds(3), on: time) }, { $0.timeout(.seconds(3), on: time) },
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

    @Test func `O62, X3, R6 delay keeps nothing of what has passed, nor what would have called it off`() {
        let (time, clock, source, loan) = (TestScheduler(), ByHand(), HandFed<Token>(), Loan())
        let inTime = source.signal.delay(.seconds(1), on: time).subscribe()
        source.sendNext(loan.token())
        #expect(loan.isOut)
        time.advance(by: .seconds(1))
        #expect(!loan.isOut)
        inTime.dispose()
        let byHand = source.signal.delay(.seconds(1), on: clock).subscribe()
        source.sendNext(Token())
        #expect(clock.forgotten.values.isEmpty)
        clock.run(0)
        #expect(clock.forgotten.values == [1])
        byHand.dispose()
        clock.clear()
    }

    @Test func `O63, O5 timeout disposes the source before it sends its error`() {
        let (time, source, disposals) = (TestScheduler(), HandFed<Int>(), Seen<Int>())
        source.signal.timeout(.seconds(2), on: time).subscribe(error: { error in
            if (error as? TimedOut)?.interval == .seconds(2) { disposals.note(source.disposals) }
        })
        time.advance(by: .seconds(2))
        #expect(disposals.values == [1])
    }

    @Test func `O64, K1 ticks that come at the same time are delivered one after the other`() {
        let (clock, order) = (ByHand(), Seen<Int>())
        let subscription = Signal.interval(.seconds(1), on: clock).subscribe(next: { tick in
            if tick == 0 { clock.run(1) }
            order.note(tick)
        })
        clock.run(0)
        #expect(order.values == [0, 1])
        subscription.dispose()
        clock.clear()
    }
}
