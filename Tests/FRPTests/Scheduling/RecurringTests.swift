import FRP
import Marbles
import Testing

/// No more than a scheduler has to have. It may run each block late, as a busy system does.
private struct HomeMade: Scheduler {
    let time = TestScheduler()
    var lateness = Duration.zero

    var now: Duration { time.now }

    func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        time.schedule(after: delay + lateness, action)
    }
}

@Suite("Recurring and late blocks", .reported) struct RecurringTests {
    @Test func `X3, X5 a home-made scheduler recurs exactly on the grid, until disposed`() {
        let (scheduler, ticks) = (HomeMade(), Seen<Duration>())
        let recurring = scheduler.schedule(after: .milliseconds(300), every: .milliseconds(100)) {
            ticks.note(scheduler.now)
        }
        scheduler.time.advance(by: .seconds(5))
        #expect(ticks.values == (3...50).map { .milliseconds(100 * $0) })
        recurring.dispose()
        #expect(scheduler.time.pending == 0)
    }

    @Test func `X4, X5 a delay below zero begins at once, and the grid with it`() {
        let (scheduler, ticks) = (HomeMade(), Seen<Duration>())
        let recurring = scheduler.schedule(after: .milliseconds(-250), every: .seconds(1)) {
            ticks.note(scheduler.now)
        }
        scheduler.time.advance(by: .milliseconds(2500))
        #expect(ticks.values == [.zero, .seconds(1), .seconds(2)])
        recurring.dispose()
    }

    @Test func `X5 a late scheduler does not drift, nor make up for it`() {
        for (interval, lateness, expected) in [
            (100, 40, [140, 240, 340, 440]), (100, 250, [350, 650, 950]), (0, 40, [140, 140, 140]),
        ] {
            let (scheduler, ticks) = (HomeMade(lateness: .milliseconds(lateness)), Seen<Duration>())
            let ending = SerialDisposable()
            ending.inner = scheduler.schedule(after: .milliseconds(100), every: .milliseconds(interval)) {
                ticks.note(scheduler.now)
                if ticks.values.count == expected.count { ending.disposable.dispose() }
            }
            scheduler.time.run()
            #expect(
                ticks.values == expected.map { .milliseconds($0) }, "every \(interval), \(lateness) late")
        }
    }
}
