import FRP
import Marbles
import Testing

@Suite("throttle", .reported) struct ThrottleTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O67 it sends the first value at once, and the latest of each window at its end"
        "-1-23------4---|"
        $0.a.throttle(.seconds(4), on: $0.time)
        "-1---3-----4---|"

        "O67 a value that has waited begins the next window"
        "-1-2---3--4-----|"
        $0.a.throttle(.seconds(4), on: $0.time)
        "-1---2---3---4--|"

        "O67 with latest: false only the first value of each window passes"
        "-1-23-4----5---|"
        $0.a.throttle(.seconds(4), latest: false, on: $0.time)
        "-1----4----5---|"

        "O67 it sends what waits on completion"
        "-1-2|"
        $0.a.throttle(.seconds(4), on: $0.time)
        "-1--(2|)"

        "O67 it completes at once when nothing waits"
        "-1-2|"
        $0.a.throttle(.seconds(4), latest: false, on: $0.time)
        "-1--|"

        "O67, S7 an error drops what waits"
        "-1-2X"
        $0.a.throttle(.seconds(4), on: $0.time)
        "-1--X"

        "O67 without an interval everything passes"
        "-1(23)4|"
        $0.a.throttle(.zero, on: $0.time)
        "-1(23)4|"
    }

    @Test func `O67, R4 a window schedules nothing unless a value waits, and disposing drops that one`() {
        let (time, source, seen) = (TestScheduler(), HandFed<Int>(), Seen<Int>())
        let subscription = source.signal.throttle(.seconds(1), on: time).subscribe(seen.receive)
        source.sendNext(1)
        #expect(time.pending == 0)
        source.sendNext([2, 3])
        #expect(time.pending == 1)
        subscription.dispose()
        #expect(time.pending == 0)
        time.run()
        #expect(seen.values == [1])
    }

    @Test func `O67, K1 a value that comes late to the end of its window waits behind the one before it`() {
        let (time, source, seen) = (TestScheduler(), HandFed<Int>(), Seen<Int>())
        let subscription = source.signal.throttle(.seconds(1), on: time).subscribe(seen.receive)
        source.sendNext(1)
        // Scheduled before the end of the window, and for the same time.
        time.schedule(after: .seconds(1)) { source.sendNext(3) }
        source.sendNext(2)
        time.run()
        #expect(seen.values == [1, 3])
        source.sendNext(4)
        #expect(seen.values == [1, 3])
        subscription.dispose()
    }

    @Test func `O67, K1 what a handler sends at the end of a window waits until it has returned`() {
        let (time, source, log) = (TestScheduler(), HandFed<Int>(), Seen<String>())
        source.signal.throttle(.seconds(1), on: time).subscribe(
            next: { value in
                if value == 2 { source.sendCompleted() }
                log.note("\(value)")
            },
            completed: { log.note("completed") })
        source.sendNext([1, 2])
        time.run()
        #expect(log.values == ["1", "2", "completed"])
    }
}
