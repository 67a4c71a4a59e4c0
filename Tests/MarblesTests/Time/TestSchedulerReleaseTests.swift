import Dispatch
import FRP
import Marbles
import Harness
import Testing

/// What becomes of what waits, of a great deal of it, and of what many threads bring: contract X3, X10.
struct TestSchedulerReleaseTests {
    private let scheduler = TestScheduler()
    /// What ran, and at which second.
    private let log = Recorder<String>()

    private func note(_ name: String) -> @Sendable () -> Void {
        { [scheduler, log] in log.append("\(name)@\(scheduler.now.components.seconds)") }
    }

    // MARK: Letting go

    @Test func `what is disposed before its time never runs, and is let go of at once`() {
        weak var captured: Probe?
        let disposable: Disposable
        do {
            let probe = Probe()
            captured = probe
            disposable = scheduler.schedule(after: .seconds(1)) { probe.touch() }
        }
        let wasHeld = captured != nil
        disposable.dispose()
        #expect(wasHeld && captured == nil && scheduler.pending == 0)
    }

    @Test func `what ran is let go of, though its disposable lives on`() {
        weak var captured: Probe?
        let disposable: Disposable
        do {
            let probe = Probe()
            captured = probe
            disposable = scheduler.schedule { probe.touch() }
        }
        scheduler.run()
        #expect(captured == nil)
        disposable.dispose()
    }

    @Test(arguments: [true, false])
    func `a scheduler that is let go of drops what waits`(holdsDisposable: Bool) {
        weak var captured: Probe?
        var held: Disposable?
        do {
            let scheduler = TestScheduler()
            let probe = Probe()
            captured = probe
            let disposable = scheduler.schedule(after: .seconds(1)) { [log] in
                probe.touch()
                log.append("ran")
            }
            held = holdsDisposable ? disposable : nil
        }
        #expect(captured == nil && log.values == [])
        held?.dispose()
    }

    // MARK: Size

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `any mixture of times and disposals runs in order`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var expected: [(due: Int, name: String)] = []
        for index in 0..<2000 {
            let due = Int.random(in: 0..<50, using: &dice)
            let disposable = scheduler.schedule(after: .seconds(due), note("\(index)"))
            if Int.random(in: 0..<10, using: &dice) < 6 {
                disposable.dispose()
            } else {
                expected.append((due, "\(index)@\(due)"))
            }
        }
        let pending = scheduler.pending
        scheduler.run()
        let order = expected.enumerated().sorted { ($0.1.due, $0.0) < ($1.1.due, $1.0) }
        #expect(log.values == order.map(\.element.name))
        #expect(pending == expected.count)
    }

    @Test func `a hundred thousand actions, each scheduled by the one before`() {
        let count = Recorder<Int>()
        @Sendable func again(_ left: Int) {
            guard left > 0 else { return count.append(left) }
            scheduler.schedule { again(left - 1) }
        }
        again(100_000)
        scheduler.run()
        #expect(count.values == [0])
    }

    // MARK: Threads

    @Test func `used from many threads, it runs each action once and one at a time`() {
        let ran = Recorder<Int>()
        let inside = Recorder<Bool>()
        let scheduler = scheduler
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for index in 0..<500 {
                let kept = scheduler.schedule(after: .milliseconds(index)) {
                    inside.append(true)
                    ran.append(thread * 500 + index)
                    inside.append(false)
                }
                if index % 5 == 0 { kept.dispose() }
                if index % 50 == 0 { scheduler.advance(by: .milliseconds(20)) }
            }
        }
        scheduler.run()
        let alternates = inside.values.enumerated().allSatisfy { $1 == $0.isMultiple(of: 2) }
        #expect(alternates)
        let waited = (0..<2000).filter { $0 % 500 % 5 != 0 }
        #expect(Set(ran.values).isSuperset(of: waited) && Set(ran.values).count == ran.values.count)
    }
}
