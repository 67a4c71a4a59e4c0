import FRP
import Testing

/// Asking, eagerly or one by one, and what an element may be.
@Suite("The elements of lists", .reported) struct ElementsTests {
    @Test func `Q14 whatever is made from an eager list is eager: from its tail, from a list made from it`() {
        let (made, list) = (Seen<Int>(), [1, 2, 3].lazyList)
        let eager = list.map(made.pass).eager
        #expect(made.values == [1, 2, 3])
        _ = eager.map { $0 }.map(made.pass)
        #expect(made.values == [1, 2, 3, 1, 2, 3])
        _ = eager.tail.map(made.pass)
        _ = eager.map { $0 }.tail.tail.map(made.pass)
        #expect(made.values.dropFirst(6) == [2, 3, 3])
        _ = eager.lazy.map(made.pass)
        #expect(made.values.count == 9)
        #expect(eager.tail.tail.tail.isEmpty && eager.eager === eager && list.lazy === list)
    }

    @Test func `Q3 operators leave alone what nobody asked for: heads without tails, tails without heads`() {
        let asked = Seen<String>()
        func list() -> LazyList<Int> {
            let tail = LazyList<Int>(head: { asked.note("second", then: 2) })
            return LazyList(
                head: { asked.note("first", then: 1) }, tail: { asked.note("tail", then: tail) })
        }
        let heads = [
            list().map { $0 }, list().filter { _ in true }, list().concat(.empty), list().take(2),
            list().scan(0, +), list().zip(with: list()).map { $0.0 }, list().takeWhile { _ in true },
            list().distinctUntilChanged(), list().skip(0),
        ]
        #expect(heads.map(\.head) == Array(repeating: 1, count: heads.count))
        #expect(list().startWith(0).tail.head == 1)
        #expect(Set(asked.values) == ["first"])
        let seconds = [
            list().map { $0 }.tail, list().concat(.empty).tail, list().take(2).tail, list().skip(1),
            list().zip(with: list()).map { $0.0 }.tail,
        ]
        let before = asked.values.count
        #expect(seconds.map(\.head) == Array(repeating: 2, count: seconds.count))
        #expect(!asked.values.dropFirst(before).contains("first"))
    }

    @Test func `Q7 counts below zero and beyond the end`() {
        let list = [1, 2].lazyList
        #expect((list.take(-1).array, list.take(0).array, list.take(9).array) == ([], [], [1, 2]))
        #expect((list.skip(-1).array, list.skip(2).array, list.skip(9).array) == ([1, 2], [], []))
    }

    @Test func `Q19 a nil passes through every operator`() {
        let list: LazyList<Int?> = [nil, 1, nil].lazyList
        for same in [
            list.map { $0 }, list.filter { _ in true }, list.takeWhile { _ in true }, list.take(3),
            list.distinctUntilChanged(), list.zip(with: list).map { $0.0 },
            list.scan(nil) { $1 }, list.concat(.empty), list.skipWhile { _ in false }, list.eager,
        ] { #expect(same.array == [nil, 1, nil]) }
        #expect(list.skipWhile { $0 == nil }.array == [1, nil] && !LazyList<Int?>(head: { nil }).isEmpty)
        #expect(list.foldRight(0) { _, rest in 1 + rest() } == 3)
    }

    /// Holds itself once its rest was computed, and so is never let go of: kept where that is no leak.
    private static let ring = Property(LazyList<Int>.empty)

    @Test func `a list that leads back into itself can be printed`() {
        Self.ring.value = LazyList(head: { 1 }, tail: { Self.ring.value })
        #expect(Self.ring.value.take(3).array == [1, 1, 1])
        #expect("\(Self.ring.value)".hasSuffix("1, …)"))
    }

    @Test func `Q2, Q3, Q7 to ask whether there is an element computes none`() {
        let computed = Seen<Int>()
        let noted = [1, 2].lazyList.map(computed.pass)
        let lists = [
            noted, noted.scan(0, +), noted.take(1), noted.concat(noted), noted.startWith(0),
            noted.zip(with: noted).map { $0 + $1 }, noted.scan(0) { $0 - $1 }.tail,
        ]
        for list in lists.dropLast() { #expect(!list.isEmpty) }
        #expect(computed.values.isEmpty)
        #expect(lists.last?.isEmpty == false)
    }
}
