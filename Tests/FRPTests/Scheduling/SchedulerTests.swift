import FRP
import Marbles
import Testing

/// Has run what is due at once before the call that schedules it returns, as a worker thread may.
private struct FastWorker: Scheduler {
    let time = TestScheduler()

    var now: Duration { time.now }

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        guard delay <= .zero else { return time.schedule(after: delay, action) }
        action()
        return Disposable()
    }
}

/// Notes when the disposable of a block is disposed.
private struct Bookkeeper: Scheduler {
    let time = TestScheduler()
    let notes = Seen<String>()

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        time.schedule(after: delay, action)
        return Disposable { notes.note("disposed") }
    }
}

@Suite("Schedulers", .reported) struct SchedulerTests {
    @Test func `X3 a block of a lifetime is forgotten there when it begins`() {
        let (scheduler, lifetime) = (Bookkeeper(), Disposable())
        scheduler.schedule(in: lifetime) { scheduler.notes.note("runs") }
        scheduler.time.run()
        #expect(scheduler.notes.values == ["disposed", "runs"])
    }

    @Test func `X3 a recurring block goes on though a worker was faster than the call that scheduled it`() {
        let (scheduler, count) = (FastWorker(), Property(0))
        let recurring = scheduler.schedule(after: .zero, every: .seconds(1)) { count.modify { $0 += 1 } }
        scheduler.time.advance(by: .seconds(2))
        #expect(count.value == 3)
        recurring.dispose()
        #expect(scheduler.time.pending == 0)
        scheduler.time.advance(by: .seconds(2))
        #expect(count.value == 3)
    }

    @Test func `X6 immediate: inside the call; a delay blocks; recurring is reported and not started`() {
        let (scheduler, seen) = (ImmediateScheduler(), Seen<Int>())
        scheduler.schedule { seen.note(1) }
        let start = scheduler.now
        scheduler.schedule(after: .milliseconds(5)) { seen.note(2) }
        #expect(scheduler.now - start >= .milliseconds(5))
        let reports = Seen<Misuse>()
        Misuse.reporting(to: reports.note) {
            _ = scheduler.schedule(after: .zero, every: .seconds(1)) { seen.note(3) }
        }
        #expect(seen.values == [1, 2])
        #expect(reports.values == [.recursOnImmediate])
    }

    @Test func `X3 a block of a lifetime that has ended is not started, even where it would run at once`() {
        let (lifetime, seen) = (Disposable(), Seen<String>())
        lifetime.dispose()
        FastWorker().schedule(in: lifetime) { seen.note("fast") }
        ImmediateScheduler().schedule(in: lifetime) { seen.note("immediate") }
        #expect(seen.values == [])
    }
}
