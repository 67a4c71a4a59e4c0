import FRP
import Marbles
import Testing

/// Operators of time and place, as diagrams.
@Suite("Time and place") struct TimeTests {
    @Test(arguments: holding + limiting + placing)
    func diagram(_ marbles: MarbleCase) { marbles.check() }

    @Test(
        "O66 no time but that of the given scheduler moves a timed operator",
        arguments: [
            Timed("delay", sends: [1, 2]) { $0.delay(.seconds(1), on: $1) },
            Timed("throttle", sends: [2]) { $0.throttle(.seconds(1), on: $1) },
            Timed("timeout", sends: []) { $0.filter { $0 > 9 }.timeout(.seconds(1), on: $1) },
            Timed("interval", sends: [0, 1]) {
                Signal.interval(.seconds(1), on: $1).take(2).concat($0.take(0))
            },
        ]
    )
    func givenScheduler(_ timed: Timed) {
        let (sourceTime, time) = (TestScheduler(), TestScheduler())
        let source = MarbleSource<Int>.hot("-1-2", on: sourceTime)
        let seen = Seen(timed.make(source.signal, time))
        sourceTime.advance(by: .seconds(60))
        #expect(seen.events.isEmpty && time.pending > 0)
        time.advance(by: .seconds(2))
        #expect(seen.values == timed.values)
        #expect(seen.hasEnded == ["timeout", "interval"].contains(timed.name))
    }

    @Test(
        "K1, K3 what a timer sends has its turn: what comes from inside its handler waits, and the other way round",
        arguments: [
            Timed("delay", sends: [1]) { $0.delay(.seconds(1), on: $1) },
            Timed("throttle", sends: [1, 7]) { $0.throttle(.seconds(1), on: $1, where: { $0 < 5 }) },
            Timed("timeout", sends: [1]) { source, time in
                let values = source.filter { $0 < 5 }.materialize().filter { !$0.isTerminal }
                return values.dematerialize().timeout(.seconds(1), on: time)
            },
        ]
    )
    func turns(_ timed: Timed) {
        let (time, subject) = (TestScheduler(), Subject<Int>())
        let (order, seen) = (Seen<String>(), Seen<Int>())
        let subscription = timed.make(subject.signal, time).subscribe { event in
            order.note("begin")
            seen.receive(event)
            if event.value == 1 {
                subject.sendNext(7)
                subject.sendError(Storm())
                time.advance(by: .seconds(9))
            }
            order.note("end")
        }
        subject.sendNext(1)
        time.advance(by: .seconds(9))
        #expect(order.values == seen.events.flatMap { _ in ["begin", "end"] })
        #expect(seen.values == timed.values && seen.hasEnded)
        subscription.dispose()
    }

    @Test("O64, K1 ticks that come at the same time are told one after the other")
    func ticks() {
        let clock = ByHand()
        let order = Seen<Int>()
        let subscription = Signal.interval(.seconds(1), on: clock).subscribe(next: { tick in
            if tick == 0 { clock.run(1) }
            order.note(tick)
        })
        clock.run(0)
        #expect(order.values == [0, 1])
        subscription.dispose()
        clock.clear()
    }

    @Test("O62, X3, R6 delay keeps nothing of what has passed, nor what would have called it off")
    func passed() {
        let (time, clock, source) = (TestScheduler(), ByHand(), HandFed<Token>())
        weak var held: Token?
        let inTime = source.signal.delay(.seconds(1), on: time).subscribe()
        do {
            let token = Token()
            held = token
            source.sendNext(token)
        }
        #expect(held != nil)
        time.advance(by: .seconds(1))
        #expect(held == nil)
        inTime.dispose()
        let byHand = source.signal.delay(.seconds(1), on: clock).subscribe()
        source.sendNext(Token())
        #expect(clock.forgotten.values.isEmpty)
        clock.run(0)
        #expect(clock.forgotten.values == [1])
        byHand.dispose()
        clock.clear()
    }
}

/// A timed operator, and what it sends of 1 and 2 when its own time moves at last.
struct Timed: CustomTestStringConvertible, Sendable {
    let name: String
    let values: [Int]
    let make: @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>

    init(
        _ name: String, sends values: [Int],
        _ make: @escaping @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>
    ) {
        (self.name, self.values, self.make) = (name, values, make)
    }

    var testDescription: String { name }
}

private let holding: [MarbleCase] = [
    MarbleCase("O60 throttle sends the latest after so much quiet", "------2------3-|") {
        $0.hot("-1-2------3----|").throttle(.seconds(3), on: $0.time)
    },
    MarbleCase("O60 throttle sends what waits on completion", "---(1|)") {
        $0.hot("-1-|").throttle(.seconds(3), on: $0.time)
    },
    MarbleCase("O60 throttle completes at once when nothing waits", "----1-|") {
        $0.hot("-1----|").throttle(.seconds(3), on: $0.time)
    },
    MarbleCase("O60, S7 throttle: an error drops what waits", "---X") {
        $0.hot("-1-X").throttle(.seconds(3), on: $0.time)
    },
    MarbleCase("O61 throttle: a value that is not held back drops the one that is", "--7----2--|") {
        $0.hot("-17-2-----|").throttle(.seconds(3), on: $0.time, where: { $0 < 5 })
    },
    MarbleCase("O61 throttle: what has been dropped does not come at the end", "--7--|") {
        $0.hot("-17--|").throttle(.seconds(9), on: $0.time, where: { $0 < 5 })
    },
    MarbleCase("O62 delay shifts values and completion", "---1-2|") {
        $0.hot("-1-2|").delay(.seconds(2), on: $0.time)
    },
    MarbleCase("O62, S7 delay: an error overtakes", "---1X") {
        $0.hot("-1-2X").delay(.seconds(2), on: $0.time)
    },
    MarbleCase("O62 delay keeps the order of values of one moment", "---(12)-|") {
        $0.hot("-(12)-|").delay(.seconds(2), on: $0.time)
    },
]

private let limiting: [MarbleCase] = [
    MarbleCase("O63 timeout counts from the subscription; values do not extend it", "-1-2X") {
        $0.hot("-1-2-3-|").timeout(.seconds(4), on: $0.time)
    },
    MarbleCase("O63 timeout does nothing to a signal that ends in time", "-1|") {
        $0.hot("-1|").timeout(.seconds(4), on: $0.time)
    },
    MarbleCase("O64 interval ticks first after one interval, then regularly", "--0-1-(2|)") {
        Signal.interval(.seconds(2), on: $0.time).take(3)
    },
]

private let placing: [MarbleCase] = [
    MarbleCase("O70 deliverOn keeps the order, errors too", "-(12)-X") {
        $0.hot("-(12)-X").deliverOn($0.time)
    },
    MarbleCase("O71 subscribeOn subscribes in a block of the scheduler", "-1-2|") {
        $0.cold("-1-2|").subscribeOn($0.time)
    },
]
