import FRP
import Testing

/// Two sources, `a` and `b`, that are joined: one may be busy while the other is free.
@Suite("Order across joined sources", .reported) struct JoinedSourcesTests {
    typealias Meeting = Row<[Int], @Sendable (Signal<Int>, Signal<Int>) -> Signal<Int>>

    /// The ways in which two sources meet, and what comes of it if `a` sends 0, and a handler of it 1 to `a` and
    /// then 2 to `b`.
    static let meetings: [Meeting] = [
        Meeting("merge", [0, 2, 1]) { $0.merge($1) },
        Meeting("flatten", [0, 2, 1]) { [$0, $1].signal.flatten() },
        Meeting("flattenMap", [0, 2, 1]) { a, b in [0, 1].signal.flattenMap { $0 == 0 ? a : b } },
        Meeting("a subject that both feed", [0, 2, 1]) { a, b in
            let subject = Subject<Int>()
            for source in [a, b] { source.subscribe(subject) }
            return subject.signal
        },
        Meeting("an observer of both", [0, 2, 1]) { a, b in
            Signal { observer in
                for source in [a, b] { source.subscribe(observer) }
                return .none
            }
        },
        // Pairs as two digits: 2 meets the 0 of `a`, and then 1 meets 2.
        Meeting("combineLatest", [2, 12]) { a, b in a.combineLatest(with: b).map { 10 * $0 + $1 } },
        // 2 asks for the latest of `a`, which is still 0.
        Meeting("sample", [0]) { a, b in a.sample(by: b) },
        // 2 ends it before 1 comes.
        Meeting("takeUntil", [0]) { a, b in a.takeUntil(b) },
        // 2 counts while `a` is at 0; then 1 takes its place, and nothing comes after that.
        Meeting("switchToLatest", [2]) { a, b in
            a.map { one in b.map { 10 * one + $0 } }.switchToLatest()
        },
    ]

    @Test func `K2 what a handler sends to its own source is overtaken by what it sends elsewhere`() {
        for meeting in Self.meetings {
            let (a, b) = (Subject<Int>(), Subject<Int>())
            let seen = Seen(meeting.value(a.signal, b.signal))
            a.signal.filter { $0 == 0 }.subscribe(next: { _ in
                a.sendNext(1)
                b.sendNext(2)
            })
            a.sendNext(0)
            #expect(seen.values == meeting.details, "\(meeting)")
            a.sendCompleted()
            b.sendCompleted()
        }
    }

    @Test func `K2 without either, what one thread sends arrives in that order`() {
        let (a, b) = (Subject<Int>(), Subject<Int>())
        let seen = Seen(a.signal.merge(b.signal))
        for number in 0..<100 { number % 3 == 0 ? a.sendNext(number) : b.sendNext(number) }
        #expect(seen.values == Array(0..<100))
    }
}
