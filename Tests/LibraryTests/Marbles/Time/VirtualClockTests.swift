import FRP
import Marbles
import Testing

struct VirtualClockTests {
    private let stage = Stage()
    private let seen: Recorder<String>

    private var scheduler: TestScheduler { stage.clock }
    private var clock: VirtualClock { VirtualClock(scheduler) }
    private var times: [String] { seen.diagram.events.map { "\($0.time.components.seconds) \($0.event)" } }

    init() { seen = Recorder(on: stage.clock) }

    /// A task that records a name after some seconds.
    private func write(_ name: String, after seconds: Int) -> Task<Void, any Error> {
        scheduler.start { [clock, seen] in
            do {
                try await clock.sleep(for: .seconds(seconds))
                seen.append(name)
            } catch {
                seen.append("\(name): \(type(of: error))")
                throw error
            }
        }
    }

    @Test func `a task begins when time moves, and sleeping tasks wake at their times, in order`() {
        _ = (write("c", after: 3), write("a", after: 1), write("b", after: 1), write("z", after: 0))
        #expect(seen.values == [])
        scheduler.advance(by: .seconds(2))
        #expect(times == ["0 next(\"z\")", "1 next(\"a\")", "1 next(\"b\")"])
        scheduler.run()
        #expect(seen.values == ["z", "a", "b", "c"] && scheduler.now == .seconds(3))
    }

    @Test func `a sleep that is cancelled throws at that moment, and one that is over is not cancelled`() {
        let (long, short) = (write("long", after: 60), write("short", after: 2))
        scheduler.schedule(after: .seconds(5)) {
            long.cancel()
            short.cancel()
        }
        scheduler.run()
        #expect(times == ["2 next(\"short\")", "5 next(\"long: CancellationError\")"])
        #expect(scheduler.now == .seconds(5) && scheduler.pending == 0)
    }

    @Test func `a task that is cancelled before it has begun does not sleep`() {
        write("early", after: 60).cancel()
        scheduler.run()
        #expect(seen.values == ["early: CancellationError"] && scheduler.now == .zero)
    }

    @Test func `a task that was not started in virtual time cannot sleep in it`() async {
        let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        await #expect(throws: SleepOutsideVirtualTime.self) { try await task.value }
        #expect(scheduler.pending == 0)
    }

    @Test func `a child task runs in virtual time too`() {
        let task = scheduler.start { [clock] in
            async let one = {
                try await clock.sleep(for: .seconds(2)); return 1
            }()
            let others = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 2...4 {
                    group.addTask {
                        try await clock.sleep(for: .seconds(10 - number))
                        return number
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            return try await [one] + others
        }
        let result = Recorder<[Int]>(on: scheduler)
        scheduler.start { result.append(try await task.value) }
        scheduler.run()
        #expect(result.diagram.events == [TimedEvent(at: .seconds(8), .next([1, 4, 3, 2]))])
    }

    @Test func `work that is cancelled is drawn until then`() {
        let desk = Lane(on: scheduler)
        let task = scheduler.start { try await desk.work("a", taking: .seconds(5)) }
        scheduler.schedule(after: .seconds(3)) { task.cancel() }
        #expect(Picture(watching: ["desk": desk], on: stage).lines == ["desk     a==---", "seconds  0    5"])
    }

    @Test func `a loop over a signal works on one value at a time, and the next one waits`() {
        let letters = Signal<String>(marbles: "ab---c|", on: scheduler)
        let desk = Lane(on: scheduler)
        scheduler.start {
            for try await letter in letters.values { try await desk.work(letter, taking: .seconds(3)) }
        }
        let picture = Picture(watching: ["letters": letters, "desk": desk], on: stage)
        #expect(picture.lines == ["letters  ab---c|", "desk     a==b==c==-", "seconds  0    5"])
    }
}
