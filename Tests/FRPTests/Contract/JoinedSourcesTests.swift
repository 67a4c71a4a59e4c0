import FRP
import Testing

/// Two sources, `a` and `b`, that are joined: one may be busy while the other is free.
@Suite("Order across joined sources") struct JoinedSourcesTests {
    @Test func `K2 what waits in the queue of one source is overtaken by what is sent later to another`() {
        let (a, b, gate) = (Subject<Int>(), Subject<Int>(), Gate())
        let seen = Seen(a.signal.merge(b.signal))
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in gate.wait() })
        gate.hold { a.sendNext(0) }
        a.sendNext(1)
        b.sendNext(2)
        gate.release()
        #expect(seen.values == [0, 2, 1])
    }

    /// The ways in which two sources meet, and what comes of it if `a` sends 0, and a handler of it 1 to `a` and
    /// then 2 to `b`.
    static let meetings: [(meet: @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>, expected: [Int])] = [
        ({ $0.merge($1) }, [0, 2, 1]),
        ({ [$0, $1].signal.flatten() }, [0, 2, 1]),
        ({ a, b in [0, 1].signal.flattenMap { $0 == 0 ? a : b } }, [0, 2, 1]),
        (
            { a, b in
                let subject = Subject<Int>()
                for source in [a, b] { source.subscribe(subject) }
                return subject.signal
            }, [0, 2, 1]
        ),
        (
            { a, b in
                Signal { observer in
                    for source in [a, b] { source.subscribe(observer) }
                    return .none
                }
            }, [0, 2, 1]
        ),
        // Pairs as two digits: 2 meets the 0 of `a`, and then 1 meets 2.
        ({ a, b in a.combineLatest(with: b).map { 10 * $0 + $1 } }, [2, 12]),
        // 2 asks for the latest of `a`, which is still 0.
        ({ a, b in a.sample(by: b) }, [0]),
        // 2 ends it before 1 comes.
        ({ a, b in a.takeUntil(b) }, [0]),
        // 2 counts while `a` is at 0; then 1 takes its place, and nothing comes after that.
        ({ a, b in a.map { one in b.map { 10 * one + $0 } }.switchToLatest() }, [2]),
    ]

    @Test(arguments: meetings.indices)
    func `K2 what a handler sends to its own source is overtaken by what it sends elsewhere`(_ meeting: Int) {
        let (a, b) = (Subject<Int>(), Subject<Int>())
        let (meet, expected) = Self.meetings[meeting]
        let seen = Seen(meet(a.signal, b.signal))
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in
            a.sendNext(1)
            b.sendNext(2)
        })
        a.sendNext(0)
        #expect(seen.values == expected)
        a.sendCompleted()
        b.sendCompleted()
    }

    @Test func `K2 without either, what one thread sends arrives in that order`() {
        let (a, b) = (Subject<Int>(), Subject<Int>())
        let seen = Seen(a.signal.merge(b.signal))
        for number in 0..<100 { number % 3 == 0 ? a.sendNext(number) : b.sendNext(number) }
        #expect(seen.values == Array(0..<100))
    }
}
