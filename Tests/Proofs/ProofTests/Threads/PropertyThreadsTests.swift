import FRP
import Trials
import Testing

@Suite("Properties on several threads") struct PropertyThreadsTests {
    @Test func `P6 no increment is lost, and observers see the values as they were stored`() {
        let property = Property(0)
        let seen = Seen(property.signal)
        onThreads(2, rounds: 1000) { _, _ in property.modify { $0 += 1 } }
        #expect(property.value == 2000)
        #expect(seen.values == Array(0...2000))
    }

    @Test func `P10 of two threads that bind at the same time one is refused, and that is reported`() {
        let targets = (0..<2000).map { _ in Property(0) }
        let reports = Seen<Misuse>()
        onThreads(2, rounds: targets.count) { _, round in
            Misuse.reporting(to: reports.note) { _ = Signal<Int>.never.bind(to: targets[round]) }
        }
        #expect(reports.values.count == targets.count)
    }
}
