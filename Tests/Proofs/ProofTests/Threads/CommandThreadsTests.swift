import FRP
import Trials
import Marbles
import Testing

@Suite("Commands on several threads") final class CommandThreadsTests {
    private let time = TestScheduler()

    /// A command that goes completes its signals, on its scheduler.
    deinit { time.run() }

    @Test func `C14 of many executes at the same time one is accepted`() {
        for _ in 0..<50 {
            let runs = Seen<Int>()
            let command = Command<Void, Int>(on: time) { runs.note(1, then: .never) }
            onThreads(8) { _ in command.execute() }
            #expect(runs.values == [1])
        }
    }
}
