import FRP
import Marbles
import Testing

@Suite("Virtual time") struct VirtualTimeTests {
    @Test func `X10 by due time, then in order of scheduling, with what is scheduled meanwhile`() {
        let (time, seen) = (TestScheduler(), Seen<String>())
        time.schedule(after: .seconds(2)) { seen.note("second at \(time.now)") }
        let disposed = time.schedule(after: .seconds(1)) { seen.note("disposed") }
        time.schedule(after: .seconds(1)) {
            seen.note("first at \(time.now)")
            time.schedule(after: .seconds(1)) { seen.note("nested at \(time.now)") }
        }
        time.schedule(after: .seconds(2)) { seen.note("third at \(time.now)") }
        disposed.dispose()
        #expect(seen.values.isEmpty)
        time.advance(by: .seconds(2))
        #expect(
            seen.values == [
                "first at 1.0 seconds", "second at 2.0 seconds", "third at 2.0 seconds",
                "nested at 2.0 seconds",
            ])
    }

    @Test func `X11 a block without a delay is due now; what a released scheduler still had never runs`() {
        let (seen, loan) = (Seen<String>(), Loan())
        do {
            let time = TestScheduler()
            time.advance(by: .seconds(3))
            time.schedule { seen.note("at \(time.now)") }
            time.step()
            time.schedule(after: .seconds(9)) { [token = loan.token()] in seen.note("dropped \(token.value)")
            }
        }
        #expect(seen.values == ["at 3.0 seconds"])
        #expect(!loan.isOut)
    }
}
