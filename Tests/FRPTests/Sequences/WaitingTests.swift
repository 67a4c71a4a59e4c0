import Dispatch
import FRP
import Foundation
import Testing

@Suite("Lists that several threads read") struct WaitingTests {
    @Test("Q4 who asks while another thread computes the element waits, and all are woken with the same one")
    func waiting() {
        for _ in 0..<20 {
            let (begun, asked, done) = (
                DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
            )
            let heads = Seen<Int?>()
            let list = LazyList<Int>(head: {
                begun.signal()
                for _ in 0..<2 { asked.wait() }
                // So that they have time to begin to wait.
                for _ in 0..<1000 { sched_yield() }
                return 7
            })
            let ask: @Sendable () -> Void = {
                heads.note(list.head)
                done.signal()
            }
            Thread.detachNewThread(ask)
            begun.wait()
            for _ in 0..<2 {
                Thread.detachNewThread {
                    asked.signal()
                    ask()
                }
            }
            let ends = (0..<3).map { _ in done.wait(timeout: .now() + 20) }
            #expect(ends == [.success, .success, .success])
            #expect(heads.values == [7, 7, 7])
        }
    }
}
