import Dispatch
import FRP
import Testing

@Suite("Background schedulers") struct IndependenceTests {
    @Test func `X12 schedulers that never rest do not keep another from running`() {
        let busy = (0..<32).map { _ in BackgroundScheduler().schedule(after: .zero, every: .zero) {} }
        let done = DispatchSemaphore(value: 0)
        BackgroundScheduler().schedule { done.signal() }
        #expect(done.wait(timeout: .now() + 20) == .success)
        busy.forEach { $0.dispose() }
    }
}
