import FRP
import Foundation
import Trials
import Marbles
import Testing

@Suite("What virtual time costs") struct VirtualTimeCostTests {
    /// The processor time that this thread takes for `work`, in seconds: what other threads do meanwhile does not count.
    private func seconds(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        work()
        return now() - start
    }

    /// Adds `count` blocks at random times, and meanwhile cancels one and runs one at random, each for every fourth.
    private func addCancelAndRun(_ count: Int) {
        let (time, ran) = (TestScheduler(), Property(0))
        var random = Dice(seed: 7)
        var added: [Disposable] = []
        for _ in 0..<count {
            let delay = Duration.seconds(Int.random(in: 0..<count, using: &random))
            added.append(time.schedule(after: delay) { ran.modify { $0 += 1 } })
            if Int.random(in: 0..<4, using: &random) == 0 { added.randomElement(using: &random)?.dispose() }
            if Int.random(in: 0..<4, using: &random) == 0 { time.step() }
        }
        time.run()
        #expect(time.pending == 0 && ran.value > count / 2 && ran.value < count)
    }

    @Test func `Z7 four times as many operations at random take no more than some six times as long`() {
        let (few, many) = (10_000, 40_000)
        let times = (0..<2).map { _ in (seconds { addCancelAndRun(few) }, seconds { addCancelAndRun(many) }) }
        let (shortest, longest) = (times.map(\.0).min() ?? 0, times.map(\.1).min() ?? 0)
        // Four times as many in logarithmic time each: about 4.6 times as long. In linear time each it would be 16 times.
        #expect(longest < 8 * shortest, "\(few): \(shortest) s, \(many): \(longest) s")
    }

    @Test func `Z7 20,000 values that are delayed together`() {
        let (time, source) = (TestScheduler(), Subject<Int>())
        let seen = Seen(source.signal.delay(.seconds(1), on: time))
        source.sendNext(Array(0..<20_000))
        let duration = seconds { time.run() }
        #expect(seen.values == Array(0..<20_000))
        #expect(duration < 5, "\(duration) s")
        source.sendCompleted()
        time.run()
    }
}
