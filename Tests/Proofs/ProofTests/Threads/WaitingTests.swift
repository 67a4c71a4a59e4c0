import Dispatch
import FRP
import Trials
import Testing

@Suite("Lists that several threads read", .timeLimit(.minutes(1))) struct WaitingTests {
    @Test func `Q4 threads that ask while another one computes the element wait, and all get the same one`() {
        for _ in 0..<200 {
            let (begun, asked) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let list = LazyList<Int>(head: {
                for _ in 1...2 { begun.signal() }
                for _ in 1...2 { asked.wait() }
                return 7
            })
            let heads = Seen<Int?>()
            onThreads(3) { index in
                if index > 0 {
                    begun.wait()
                    asked.signal()
                }
                heads.note(list.head)
            }
            #expect(heads.values == [7, 7, 7])
        }
    }

    @Test(arguments: [2, 3])
    func `E.13 of threads whose lists ask for each other one is reported, the others go on`(_ count: Int) {
        let (lists, begun) = (Property<[LazyList<Int>]>([]), Property(0))
        lists.value = (0..<count).map { index in
            LazyList<Int>(head: {
                begun.modify { $0 += 1 }
                _ = begun.signal.filter { $0 == count }.first()
                return (lists.value[(index + 1) % count].head ?? 0) + 1
            })
        }
        let (heads, reports) = (Seen<Int?>(), Seen<Misuse>())
        onThreads(count) { index in Misuse.reporting(to: reports.note) { heads.note(lists.value[index].head) }
        }
        #expect(reports.values == [.listNeedsItself])
        // The one that was reported counts from 1; each of the others one more than the list it asks.
        #expect(Set(heads.values) == Set(1...count))
        lists.value = []
    }
}
