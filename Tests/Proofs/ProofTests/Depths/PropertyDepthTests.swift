import FRP
import Trials
import Testing

@Suite("Properties that set themselves") struct PropertyDepthTests {
    @Test func `K3, P8 a property that is bound to itself is reported, and does not turn forever`() {
        let (reports, property) = (Seen<Misuse>(), Property(1))
        Misuse.reporting(to: reports.note) { _ = property.signal.bind(to: property) }
        #expect(reports.values == [.feedsItself(times: 500_000)])
        #expect(property.value == 1)
    }

    @Test func `P5, E.12 100,000 assignments from inside an observer, on a small stack`() throws {
        let last = try SmallStack.run {
            let count = Property(0)
            count.signal.take(100_001).subscribe(next: { value in
                if value < 100_000 { count.value = value + 1 }
            })
            return count.value
        }
        #expect(last == 100_000)
    }
}
