import FRP
import Testing

@Suite("what every operator of lists promises", .reported) struct EveryListOperatorTests {
    typealias Closure = Row<
        [Int], @Sendable (LazyList<Int>, _ call: @escaping @Sendable (Int) -> Int) -> LazyList<Int>
    >

    /// Operators that are applied to 1, 2, 3, 1 with a closure, and what this is called with when the result is read.
    static let closures: [Closure] = [
        Closure("map", [1, 2, 3, 1]) { list, call in list.map(call) },
        Closure("filter", [1, 2, 3, 1]) { list, call in list.filter { call($0) > 1 } },
        Closure("scan", [1, 2, 3, 1]) { list, call in list.scan(0) { $0 + call($1) } },
        Closure("takeWhile", [1, 2, 3]) { list, call in list.takeWhile { call($0) < 3 } },
        Closure("takeUntil", [1, 2, 3]) { list, call in list.takeUntil { call($0) == 3 } },
        Closure("skipWhile", [1, 2, 3]) { list, call in list.skipWhile { call($0) < 3 } },
        Closure("skipUntil", [1, 2, 3]) { list, call in list.skipUntil { call($0) == 3 } },
    ]

    @Test func `Q4 a closure is called once for each element, however often the list is read`() {
        for closure in Self.closures {
            let calls = Seen<Int>()
            let list = closure.value([1, 2, 3, 1].lazyList, calls.pass)
            #expect(calls.values.isEmpty, "\(closure)")
            #expect(list.array == list.map { $0 }.array, "\(closure)")
            #expect(calls.values == closure.details, "\(closure)")
        }
    }

    private static let operators: [@Sendable (LazyList<Int>) -> LazyList<Int>] = [
        { $0.map { $0 } }, { $0.filter { $0 > 1 } }, { $0.scan(0, +) }, { $0.takeWhile { $0 < 3 } },
        { $0.takeUntil { $0 > 3 } }, { $0.skipWhile { $0 < 2 } }, { $0.skipUntil { $0 > 1 } }, { $0.take(2) },
        { $0.skip(1) }, { $0.distinctUntilChanged() }, { $0.startWith(0) }, { $0.concat([4].lazyList) },
        { $0.zip(with: $0).map { $0 + $1 } }, { $0.tail }, { $0.eager },
    ]

    @Test func `Q14 what is made from an eager list is eager: nothing is left to compute`() {
        for make in Self.operators {
            let computed = Seen<Int>()
            let eager = make([1, 2, 3].lazyList.eager).map(computed.pass)
            let atOnce = computed.values
            #expect(!atOnce.isEmpty)
            #expect(eager.array.sorted() == atOnce.sorted())
            #expect(computed.values == atOnce)
        }
    }
}
