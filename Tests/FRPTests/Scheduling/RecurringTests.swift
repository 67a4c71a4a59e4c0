import Dispatch
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

@Suite("Recurring and late blocks") struct RecurringTests {
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

    @Test(arguments: [
        (100, 40, [140, 240, 340, 440]), (100, 250, [350, 650, 950]), (0, 40, [140, 140, 140]),
    ])
    func `X5 a late scheduler does not drift, nor make up for it`(
        _ interval: Int, _ lateness: Int, _ expected: [Int]
    ) {
        let (scheduler, ticks) = (HomeMade(lateness: .milliseconds(lateness)), Seen<Duration>())
        let ending = SerialDisposable()
        ending.inner = scheduler.schedule(after: .milliseconds(100), every: .milliseconds(interval)) {
            ticks.note(scheduler.now)
            if ticks.values.count == expected.count { ending.disposable.dispose() }
        }
        scheduler.time.run()
        #expect(ticks.values == expected.map { .milliseconds($0) })
    }

    @Test func `X1, O62 blocks with the same delay keep their order, on a concurrent queue too`() {
        let scheduler = BackgroundScheduler(
            queue: DispatchQueue(label: "concurrent", attributes: .concurrent))
        for _ in 0..<5 {
            let values = (0..<300).signal.delay(.milliseconds(5), on: scheduler).collect().first()
            #expect(values == Array(0..<300))
        }
    }

    @Test func `X4 a delay that no clock can count is no trap`() {
        let scheduler = BackgroundScheduler()
        for delay: Duration in [
            .seconds(Int64.max), .nanoseconds(Int64.max), .seconds(9_000_000_000), .seconds(20_000_000_000),
        ] {
            scheduler.schedule(after: delay) { Issue.record("it came") }.dispose()
            scheduler.schedule(after: delay, every: delay) { Issue.record("it came") }.dispose()
        }
        #expect(Signal.return(1).delay(.seconds(Int64.min), on: scheduler).first() == 1)
    }
}
