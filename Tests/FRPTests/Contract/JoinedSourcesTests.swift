import Dispatch
import FRP
import Testing

/// Two sources, `a` and `b`, that are joined: one may be busy while the other is free.
@Suite("Order across joined sources") struct JoinedSourcesTests {
    @Test("K2 what waits in the queue of one source is overtaken by what is sent later to another")
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

    /// The ways in which two sources meet.
    static let meetings: [@Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>] = [
        { $0.merge($1) },
        { [$0, $1].signal.flatten() },
        { a, b in [0, 1].signal.flattenMap { $0 == 0 ? a : b } },
        { a, b in
            let subject = Subject<Int>()
            for source in [a, b] { source.subscribe(subject) }
            return subject.signal
        },
        { a, b in
            Signal { observer in
                for source in [a, b] { source.subscribe(observer) }
                return .none
            }
        },
    ]

    @Test(
        "K2 what a handler sends back to its own source is overtaken by what it sends later to another",
        arguments: meetings.indices)
    func handler(_ meeting: Int) {
        let (a, b, seen) = (Subject<Int>(), Subject<Int>(), Seen<Int>())
        Self.meetings[meeting](a.signal, b.signal).subscribe(seen.receive)
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in
            a.sendNext(1)
            b.sendNext(2)
        })
        a.sendNext(0)
        #expect(seen.values == [0, 2, 1])
        a.sendCompleted()
        b.sendCompleted()
    }

    @Test("K2 without either, what one thread sends arrives in that order")
    func order() {
        let (a, b, seen) = (Subject<Int>(), Subject<Int>(), Seen<Int>())
        a.signal.merge(b.signal).subscribe(seen.receive)
        for number in 0..<100 { number % 3 == 0 ? a.sendNext(number) : b.sendNext(number) }
        #expect(seen.values == Array(0..<100))
    }
}
