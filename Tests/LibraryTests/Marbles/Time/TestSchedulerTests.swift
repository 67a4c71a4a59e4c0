import Dispatch
import FRP
import Harness
import Marbles
import Testing
import Trials

/// Contract X1 to X5, X7, X10, X11.
struct TestSchedulerTests {
    private let scheduler = TestScheduler()
    /// The names of the actions that ran, with their seconds.
    private let log = Recorder<String>()

    private func note(_ name: String) -> @Sendable () -> Void {
        { [scheduler, log] in log.append("\(name)@\(scheduler.now.components.seconds)") }
    }

    // MARK: Time

    @Test func `nothing runs until time is told to move, not even what is due now`() {
        scheduler.schedule(note("now"))
        scheduler.schedule(after: .zero, note("no delay"))
        scheduler.schedule(after: .seconds(-3), note("less than no delay"))
        let before = log.values
        scheduler.advance(by: .zero)
        #expect(before == [] && log.values == ["now@0", "no delay@0", "less than no delay@0"])
    }

    @Test(arguments: [
        (to: 0, ran: []), (to: 1, ran: ["a@1"]), (to: 4, ran: ["a@1"]), (to: 5, ran: ["a@1", "b@5"]),
        (to: -7, ran: []),
    ]) func `advancing runs the actions that are due by then, and moves time there`(
        to seconds: Int, ran: [String]
    ) {
        scheduler.schedule(after: .seconds(5), note("b"))
        scheduler.schedule(after: .seconds(1), note("a"))
        scheduler.advance(to: .seconds(seconds))
        #expect(log.values == ran)
        #expect(scheduler.now == .seconds(max(seconds, 0)))
    }

    @Test func `time never goes back`() {
        scheduler.advance(to: .seconds(9))
        scheduler.advance(to: .seconds(2))
        scheduler.advance(by: .seconds(-4))
        #expect(scheduler.now == .seconds(9))
    }

    @Test func `actions that are due together run in the order in which they were scheduled`() {
        for index in 0..<100 { scheduler.schedule(after: .seconds(index % 3), note("\(index)")) }
        scheduler.run()
        let expected = (0..<3).flatMap { time in stride(from: time, to: 100, by: 3).map { "\($0)@\(time)" } }
        #expect(log.values == expected)
    }

    @Test func `an action that another one schedules runs in the same advance if it is due within it`() {
        scheduler.schedule(after: .seconds(2)) { [scheduler] in
            scheduler.schedule(note("at once"))
            scheduler.schedule(after: .seconds(1), note("within"))
            scheduler.schedule(after: .seconds(9), note("beyond"))
        }
        scheduler.schedule(after: .seconds(2), note("before that"))
        scheduler.advance(to: .seconds(4))
        #expect(log.values == ["before that@2", "at once@2", "within@3"])
        #expect(scheduler.pending == 1)
    }

    @Test func `a step runs one action, and moves time to it`() {
        for name in ["a", "b"] { scheduler.schedule(after: .seconds(3), note(name)) }
        scheduler.schedule { [scheduler, log] in log.append("step inside: \(scheduler.step())") }
        let results = (0..<4).map { _ in "\(scheduler.step()) \(scheduler.now.components.seconds)" }
        #expect(results == ["true 0", "true 3", "true 3", "false 3"])
        #expect(log.values == ["step inside: false", "a@3", "b@3"])
    }

    @Test func `run continues until nothing is left, and time stops at the last action`() {
        scheduler.schedule(after: .seconds(3600)) { [scheduler] in
            scheduler.schedule(after: .seconds(60), note("an hour and a minute"))
        }
        scheduler.run()
        #expect(log.values == ["an hour and a minute@3660"])
        #expect(scheduler.now == .seconds(3660))
    }

    @Test func `an action can extend the run in which it is, which continues after it`() {
        scheduler.schedule(after: .seconds(1)) { [scheduler, log] in
            scheduler.advance(by: .seconds(4))
            log.append("told")
        }
        scheduler.schedule(after: .seconds(5), note("further"))
        scheduler.schedule(after: .seconds(6), note("too far"))
        scheduler.advance(by: .seconds(2))
        #expect(log.values == ["told", "further@5"])
        #expect(scheduler.now == .seconds(5))
    }

    @Test func `a step whose action advances goes to that time`() {
        scheduler.schedule { [scheduler] in scheduler.advance(to: .seconds(2)) }
        scheduler.schedule(after: .seconds(2), note("on the way"))
        scheduler.step()
        #expect(log.values == ["on the way@2"])
    }

    @Test func `inside an action the scheduler is the current one, outside it is not`() {
        scheduler.schedule { [scheduler, log] in
            log.append("\((CurrentScheduler.value as? TestScheduler) === scheduler)")
        }
        scheduler.run()
        #expect(log.values == ["true"])
        #expect(CurrentScheduler.value as? TestScheduler == nil)
    }

    // MARK: Recurring

    @Test func `recurring actions run by due time, and continue if nobody holds their disposables`() {
        scheduler.schedule(after: .seconds(1), every: .seconds(2), note("odd"))
        scheduler.schedule(after: .seconds(3), every: .seconds(3), note("third"))
        scheduler.advance(to: .seconds(7))
        #expect(log.values == ["odd@1", "third@3", "odd@3", "odd@5", "third@6", "odd@7"])
    }

    @Test func `a recurring action can be disposed from outside and from inside`() {
        let outside = scheduler.schedule(after: .seconds(1), every: .seconds(1), note("outside"))
        let inside = SerialDisposable()
        inside.inner = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
            note("inside")()
            inside.dispose()
        }
        scheduler.advance(to: .seconds(2))
        outside.dispose()
        scheduler.run()
        #expect(log.values == ["outside@1", "inside@1", "outside@2"])
        #expect(scheduler.pending == 0)
    }

    @Test(arguments: [Duration.seconds(1), .zero, .seconds(-1)])
    func `an endless run is given up with a message`(interval: Duration) {
        let scheduler = TestScheduler(limit: 100)
        let reports = Recorder<Misuse>()
        let endless = scheduler.schedule(after: .zero, every: interval) { [log] in log.append("tick") }
        Misuse.reporting(to: reports.append) { scheduler.run() }
        let ticks = log.values.count
        endless.dispose()
        scheduler.run()
        #expect(reports.values == [.runsForEver(actions: 100)])
        #expect(ticks == 100 && log.values.count == 100)
    }

    @Test func `a run that ends with the last action it may run is not given up`() {
        let scheduler = TestScheduler(limit: 3)
        let reports = Recorder<Misuse>()
        for _ in 0..<3 { scheduler.schedule(after: .seconds(1)) {} }
        Misuse.reporting(to: reports.append) { scheduler.advance(to: .seconds(5)) }
        #expect(reports.values == [] && scheduler.now == .seconds(5))
    }

    @Test(arguments: [0, -1]) func `a limit below one allows one action`(limit: Int) {
        let scheduler = TestScheduler(limit: limit)
        scheduler.schedule { [log] in log.append("ran") }
        scheduler.run()
        #expect(log.values == ["ran"])
    }

    // MARK: Letting go

    /// Schedules an action that holds a probe, and returns whether the probe is still there.
    private func scheduleProbe(
        on scheduler: TestScheduler, after delay: Duration = .zero
    ) -> (disposable: Disposable, isHeld: () -> Bool) {
        let probe = Probe()
        let disposable = scheduler.schedule(after: delay) { [log] in
            probe.touch()
            log.append("ran")
        }
        return (disposable, { [weak probe] in probe != nil })
    }

    @Test func `an action that is disposed before its time never runs, and is released at once`() {
        let (disposable, isHeld) = scheduleProbe(on: scheduler, after: .seconds(1))
        let wasHeld = isHeld()
        disposable.dispose()
        #expect(wasHeld && !isHeld() && scheduler.pending == 0)
    }

    @Test func `an action that has run is released, even if its disposable is still held`() {
        let (disposable, isHeld) = scheduleProbe(on: scheduler)
        scheduler.run()
        #expect(!isHeld() && log.values == ["ran"])
        disposable.dispose()
    }

    @Test(arguments: [true, false])
    func `a scheduler that is released releases the actions that wait`(holdsDisposable: Bool) {
        var scheduled: (disposable: Disposable?, isHeld: () -> Bool)
        scheduled = scheduleProbe(on: TestScheduler(), after: .seconds(1))
        if !holdsDisposable { scheduled.disposable = nil }
        #expect(!scheduled.isHeld() && log.values == [])
        scheduled.disposable?.dispose()
    }

    // MARK: Size

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `any mixture of times and disposals runs in order`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var expected: [(due: Int, name: String)] = []
        for index in 0..<2000 {
            let due = Int.random(in: 0..<50, using: &dice)
            let disposable = scheduler.schedule(after: .seconds(due), note("\(index)"))
            if Int.random(in: 0..<10, using: &dice) < 6 {
                disposable.dispose()
            } else {
                expected.append((due, "\(index)@\(due)"))
            }
        }
        let pending = scheduler.pending
        scheduler.run()
        let order = expected.enumerated().sorted { ($0.1.due, $0.0) < ($1.1.due, $1.0) }
        #expect(log.values == order.map(\.element.name))
        #expect(pending == expected.count)
    }

    @Test func `a hundred thousand actions, each scheduled by the one before`() {
        let count = Recorder<Int>()
        @Sendable func again(_ left: Int) {
            guard left > 0 else { return count.append(left) }
            scheduler.schedule { again(left - 1) }
        }
        again(100_000)
        scheduler.run()
        #expect(count.values == [0])
    }

    // MARK: Threads

    @Test func `used from many threads, it runs each action once and one at a time`() {
        let ran = Recorder<Int>()
        let inside = Recorder<Bool>()
        let scheduler = scheduler
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<500 {
                let kept = scheduler.schedule(after: .milliseconds(index)) {
                    inside.append(true)
                    ran.append(thread * 500 + index)
                    inside.append(false)
                }
                if index % 5 == 0 { kept.dispose() }
                if index % 50 == 0 { scheduler.advance(by: .milliseconds(20)) }
            }
        }
        scheduler.run()
        let alternates = inside.values.enumerated().allSatisfy { $1 == $0.isMultiple(of: 2) }
        #expect(alternates)
        let waited = (0..<2000).filter { $0 % 500 % 5 != 0 }
        #expect(Set(ran.values).isSuperset(of: waited) && Set(ran.values).count == ran.values.count)
    }
}

/// An object that closures capture, so that a test can see when they are released.
private final class Probe: Sendable { func touch() {} }
