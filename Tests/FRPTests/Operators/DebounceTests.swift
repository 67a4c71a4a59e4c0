import FRP
import Marbles
import Testing

@Suite("debounce", .reported) struct DebounceTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O60 it sends the latest after so much quiet"
        "-1-2------3----|"
        $0.a.debounce(.seconds(3), on: $0.time)
        "------2------3-|"

        "O60 it sends what waits on completion"
        "-1-|"
        $0.a.debounce(.seconds(3), on: $0.time)
        "---(1|)"

        "O60 it completes at once when nothing waits"
        "-1----|"
        $0.a.debounce(.seconds(3), on: $0.time)
        "----1-|"

        "O60, S7 an error drops what waits"
        "-1-X"
        $0.a.debounce(.seconds(3), on: $0.time)
        "---X"

        "O61 a value that is not held back drops the one that is"
        "-17-2-----|"
        $0.a.debounce(.seconds(3), on: $0.time, where: { $0 < 5 })
        "--7----2--|"

        "O61 what has been dropped does not come at the end"
        "-17--|"
        $0.a.debounce(.seconds(9), on: $0.time, where: { $0 < 5 })
        "--7--|"
    }

    @Test func `O60, K1 a timer that has begun when a newer value comes does not send that one early`() {
        let (clock, source, seen) = (ByHand(), HandFed<Int>(), Seen<Int>())
        let debounced = source.signal.debounce(
            .seconds(1), on: clock,
            where: { value in
                if value == 2 { clock.run(0) }
                return true
            })
        let subscription = debounced.subscribe(seen.receive)
        source.sendNext([1, 2])
        #expect(seen.values.isEmpty)
        clock.run(1)
        #expect(seen.values == [2])
        subscription.dispose()
        clock.clear()
    }

    @Test func `O60, S4 the condition is not asked about a value that waits its turn at the disposal`() {
        let (time, subject, asked) = (TestScheduler(), Subject<Int>(), Seen<Int>())
        let subscription = SerialDisposable()
        let debounced = subject.signal.debounce(
            .seconds(1), on: time,
            where: { value in asked.note(value, then: true) })
        subscription.inner = debounced.subscribe(next: { _ in
            subject.sendNext(2)
            subscription.dispose()
        })
        subject.sendNext(1)
        time.advance(by: .seconds(1))
        #expect(asked.values == [1])
    }

    @Test func `O61, R4 a value that is not held back takes the timer of the one before along`() {
        let (time, source) = (TestScheduler(), HandFed<Int>())
        let subscription = source.signal.debounce(.seconds(1), on: time, where: { $0 < 5 }).subscribe()
        source.sendNext(1)
        #expect(time.pending == 1)
        source.sendNext(7)
        #expect(time.pending == 0)
        subscription.dispose()
    }
}
