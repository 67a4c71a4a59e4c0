import FRP
import Harness
import Marbles
import Testing
import Trials

/// Contract X3, X5, X10, with random blocks.
@Suite("The agenda of virtual time") struct AgendaTests {
    /// A block in the list with which the agenda is compared.
    private struct Block {
        let number: Int
        var due: Int
        let interval: Int?
    }

    @Test func `X10, X3, X5 whatever is added and cancelled, blocks run by due time, then in order`() {
        let failure = Fuzz.firstFailure(in: 300) { dice in
            let (time, ran) = (TestScheduler(), Recorder<String>())
            var (now, waiting, expected) = (0, [Block](), [String]())
            var handles: [Disposable] = []

            func runNext() {
                guard let place = waiting.indices.min(by: { waiting[$0].due < waiting[$1].due }) else {
                    return
                }
                var block = waiting.remove(at: place)
                now = block.due
                expected.append("\(block.number)@\(now)")
                guard let interval = block.interval else { return }
                block.due += interval
                waiting.append(block)
            }

            for number in 0..<Int.random(in: 1...80, using: &dice) {
                let delay = Int.random(in: -1...9, using: &dice)
                let interval =
                    Int.random(in: 0..<5, using: &dice) == 0 ? Int.random(in: 1...9, using: &dice) : nil
                waiting.append(Block(number: number, due: now + max(delay, 0), interval: interval))
                let note: @Sendable () -> Void = { ran.append("\(number)@\(time.now.components.seconds)") }
                handles.append(
                    interval.map { time.schedule(after: .seconds(delay), every: .seconds($0), note) }
                        ?? time.schedule(after: .seconds(delay), note))
                if Bool.random(using: &dice) {
                    let cancelled = Int.random(in: 0...number, using: &dice)
                    handles[cancelled].dispose()
                    waiting.removeAll { $0.number == cancelled }
                }
                if Bool.random(using: &dice) {
                    runNext()
                    time.step()
                }
                guard time.pending == waiting.count else {
                    return "\(time.pending) wait, not \(waiting.count)"
                }
            }
            for _ in 0..<100 { runNext() }
            while time.step(), ran.values.count < expected.count {}
            return ran.values == expected ? nil : "\(ran.values) is not \(expected)"
        }
        #expect(failure == nil)
    }
}
