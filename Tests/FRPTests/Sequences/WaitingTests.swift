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

    @Test("Printing a list shows what is known, a mark for what was not read, and none of more after the end")
    func printing() {
        let computed = Seen<Int>()
        let list = [1, 2, 3].lazyList.map { number in
            computed.note(number)
            return number
        }
        #expect(list.tail.head == 2)
        #expect("\(list)" == "LazyList(?, 2, …)")
        #expect(computed.values == [2])
        #expect(list.array == [1, 2, 3])
        #expect("\(list)" == "LazyList(1, 2, 3)")
    }

    @Test("Q11 foldLeft lets go of each element before it asks for the next")
    func foldLeftLetsGo() {
        weak var first: Token?
        let isHeld = (0..<2).lazyList.map { _ in Token() }.foldLeft([Bool]()) { isHeld, token in
            if isHeld.isEmpty { first = token }
            return isHeld + [first != nil]
        }
        #expect(isHeld == [true, false])
    }

    @Test("Q2, Q7 a sequence is read one by one, when its elements are asked for")
    func reading() {
        let source = Counted()
        let list = source.lazyList
        #expect(source.read.values.isEmpty)
        #expect(list.take(2).array == [1, 2])
        #expect(source.read.values == [1, 2])
    }
}

/// Counts for ever, and notes how far it was read.
private struct Counted: Sequence, IteratorProtocol, Sendable {
    let read = Seen<Int>()
    private var number = 0

    mutating func next() -> Int? {
        number += 1
        read.note(number)
        return number
    }
}
