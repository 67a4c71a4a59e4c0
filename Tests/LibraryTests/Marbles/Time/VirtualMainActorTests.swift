import FRP
import Marbles
import Testing

struct VirtualMainActorTests {
    private let stage = Stage()
    private let seen: Recorder<String>

    private var scheduler: TestScheduler { stage.clock }
    private var times: [String] { seen.timed.map { "\($0.time.components.seconds) \($0.event)" } }

    init() { seen = Recorder(on: stage.clock) }

    @Test func `code that is isolated to it runs when time moves, one step after the other`() {
        let diary = Diary(seen)
        for (name, seconds) in [("b", 2), ("a", 1), ("c", 2)] {
            scheduler.start { @VirtualMainActor [scheduler] in
                diary.write(name + "?")
                try await scheduler.sleep(for: .seconds(seconds))
                VirtualMainActor.assertIsolated()
                diary.write(name)
            }
        }
        #expect(seen.values == [])
        scheduler.run()
        #expect(
            times == [
                "0 next(\"b?\")", "0 next(\"a?\")", "0 next(\"c?\")", "1 next(\"a\")", "2 next(\"b\")",
                "2 next(\"c\")",
            ])
    }

    @Test func `a function that suspends lets others run, and one that does not is not interrupted`() {
        let diary = Diary(seen)
        scheduler.start { @VirtualMainActor in
            diary.write("a1")
            diary.write("a2")
            await Task.yield()
            diary.write("a3")
        }
        scheduler.start { @VirtualMainActor in diary.write("b") }
        scheduler.run()
        #expect(seen.values == ["a1", "a2", "b", "a3"])
    }

    @Test func `a task that a signal starts in a lane continues on the lane's clock`() {
        let diary = Diary(seen)
        let lane = Lane(on: scheduler)
        lane.schedule(after: .seconds(4)) {
            Task { @VirtualMainActor in diary.write("d") }
        }
        scheduler.run()
        #expect(times == ["4 next(\"d\")"])
    }
}

/// Records texts. It is isolated to the actor.
@VirtualMainActor private final class Diary {
    private var lines = 0
    private let seen: Recorder<String>

    nonisolated init(_ seen: Recorder<String>) { self.seen = seen }

    func write(_ line: String) {
        lines += 1
        seen.append(line)
    }
}
