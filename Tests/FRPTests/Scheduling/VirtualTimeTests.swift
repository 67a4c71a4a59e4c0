import FRP
import Marbles
import Testing

@Suite("Virtual time") struct VirtualTimeTests {
    @Test(
        "X10 by due time, then by order of scheduling; now is the due time; what is scheduled meanwhile runs too"
    )
    func order() {
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

    @Test(
        "X11 a block without a delay is due now, and what is left when the scheduler is released never runs")
    func plainAndDropped() {
        let seen = Seen<String>()
        weak var held: Token?
        do {
            let (time, token) = (TestScheduler(), Token())
            held = token
            time.advance(by: .seconds(3))
            time.schedule { seen.note("at \(time.now)") }
            time.step()
            time.schedule(after: .seconds(9)) { [token] in seen.note("dropped \(token.value)") }
        }
        #expect(seen.values == ["at 3.0 seconds"])
        #expect(held == nil)
    }
}
