import Dispatch
import FRP
import Testing

@Suite("Recurring and late blocks on a queue") struct RecurringThreadsTests {
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
