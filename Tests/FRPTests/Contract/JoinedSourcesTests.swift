import Dispatch
import FRP
import Testing

/// Two sources, `a` and `b`, that are joined: one may be busy while the other is free.
@Suite("Order across joined sources") struct JoinedSourcesTests {
    @Test("K2 what waits in the line of one source is overtaken by what is sent later to another")
    func otherThread() {
        let (a, b, seen) = (Subject<Int>(), Subject<Int>(), Seen<Int>())
        let (isInside, mayLeave) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let hasLeft = DispatchSemaphore(value: 0)
        a.signal.merge(b.signal).subscribe(seen.receive)
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in
            isInside.signal()
            mayLeave.wait()
        })
        DispatchQueue.global().async {
            a.sendNext(0)
            hasLeft.signal()
        }
        isInside.wait()
        a.sendNext(1)
        b.sendNext(2)
        mayLeave.signal()
        hasLeft.wait()
        #expect(seen.values == [0, 2, 1])
    }

    @Test("K2 what a handler sends back to its own source is overtaken by what it sends later to another")
    func handler() {
        let (a, b, seen) = (Subject<Int>(), Subject<Int>(), Seen<Int>())
        a.signal.merge(b.signal).subscribe(seen.receive)
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in
            a.sendNext(1)
            b.sendNext(2)
        })
        a.sendNext(0)
        #expect(seen.values == [0, 2, 1])
        a.sendCompleted()
    }

    @Test("K2 without either, what one thread sends arrives in that order")
    func order() {
        let (a, b, seen) = (Subject<Int>(), Subject<Int>(), Seen<Int>())
        a.signal.merge(b.signal).subscribe(seen.receive)
        for number in 0..<100 { number % 3 == 0 ? a.sendNext(number) : b.sendNext(number) }
        #expect(seen.values == Array(0..<100))
    }
}
