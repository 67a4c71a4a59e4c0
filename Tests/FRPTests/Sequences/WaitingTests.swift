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

    @Test(
        "E.13 threads whose lists ask for each other in a ring do not wait forever: one of them is told, the others go on",
        arguments: [2, 3])
    func rings(_ count: Int) {
        let lists = Property<[LazyList<Int>]>([])
        let begun = Property(0)
        lists.value = (0..<count).map { index in
            LazyList<Int>(head: {
                begun.modify { $0 += 1 }
                while begun.value < count { sched_yield() }
                return (lists.value[(index + 1) % count].head ?? 0) + 1
            })
        }
        let (heads, reports, done) = (Seen<Int?>(), Seen<Misuse>(), DispatchSemaphore(value: 0))
        for list in lists.value {
            Thread.detachNewThread {
                Misuse.reporting(to: reports.note) { heads.note(list.head) }
                done.signal()
            }
        }
        let ends = (0..<count).map { _ in done.wait(timeout: .now() + 20) }
        #expect(ends.allSatisfy { $0 == .success })
        #expect(reports.values.count == 1)
        // The one that was told counts from 1; each of the others one more than the list it asks.
        #expect(Set(heads.values.compactMap(\.self)) == Set(1...count))
        lists.value = []
    }
}
