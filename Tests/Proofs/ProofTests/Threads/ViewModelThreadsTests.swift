import FRP
import Trials
import Testing

@Suite("View models on several threads") struct ViewModelThreadsTests {
    @Test func `V1 of two threads that set it at the same time, one does`() {
        for _ in 0..<500 {
            let (model, changes) = (Forecast(), Seen<Bool>())
            model.didBecomeActive.subscribe(next: { _ in changes.note(true) })
            onThreads(2) { _ in model.active = true }
            #expect(changes.values == [true])
        }
    }
}
