import FRP
import Trials
import Testing

/// Lists that several threads read at the same time.
///
///     THREADS_CASES=2000 swift test …     more of them
@Suite("Lists on threads at random") struct ListTests {
    @Test func `Q4, E.13 no element is lost, none is computed twice, and nothing is reported`() throws {
        for seed in 1...UInt64(5 * Seeds.meetings) {
            if let failure = try ListCase(seed: seed).failure() {
                Issue.record("seed \(seed): \(failure)")
                break
            }
        }
    }

    @Test func `Q4 one thread reads a list, another its source zipped with it: both get all elements`() {
        let rounds = 5 * Seeds.meetings
        let lists = (0..<rounds).map { _ in
            let source = (1...8).lazyList.map { $0 * 10 }
            let mapped = source.map { $0 + 1 }
            return (mapped, source.zip(with: mapped).map { $0 + $1 })
        }
        let (lost, reports) = (Property(0), Seen<Misuse>())
        onThreads(2, rounds: rounds) { index, round in
            Misuse.reporting(to: reports.note) {
                let count = (index == 0 ? lists[round].0 : lists[round].1).array.count
                if count != 8 { lost.modify { $0 += 1 } }
            }
        }
        #expect(lost.value == 0 && reports.values.isEmpty)
    }
}
