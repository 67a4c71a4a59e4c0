import FRP
import Testing

@Suite("Lists: pulled, lazy, computed once", .reported) struct LazyListTests {
    @Test func `Q1 asking changes nothing for a later reader`() {
        let list = [1, 2, 3].lazyList
        #expect((list.array, list.array, list.tail.array) == ([1, 2, 3], [1, 2, 3], [2, 3]))
    }

    @Test func `Q2, Q7 a sequence is read one by one, when its elements are asked for`() {
        let source = Counted()
        let list = source.lazyList
        #expect(source.read.values.isEmpty)
        #expect(list.take(2).array == [1, 2])
        #expect(source.read.values == [1, 2])
    }

    @Test func `Q6 what a closure captured is released once it has run`() {
        let loan = Loan()
        let list = [1].lazyList.map(loan.same())
        #expect(loan.isOut)
        #expect(list.array == [1])
        #expect(!loan.isOut)
    }

    @Test func `Q7 take does not compute the element after the last`() {
        let asked = Seen<Int>()
        let noted = naturals.filter { number in asked.note(number, then: true) }
        #expect(noted.take(3).array == [1, 2, 3])
        #expect(asked.values == [1, 2, 3])
        #expect(noted.take(0).array == [])
    }

    @Test func `Q7 operators keep an endless list usable`() {
        let evens = naturals.filter { $0 % 2 == 0 }
        #expect(evens.map { $0 * 10 }.take(2).array == [20, 40])
        #expect(naturals.concat(.empty).skip(9).head == 10)
        #expect(naturals.takeWhile { $0 < 4 }.array == [1, 2, 3])
        #expect(naturals.takeUntil { $0 > 3 }.array == [1, 2, 3])
        #expect(naturals.skipWhile { $0 < 4 }.head == 4)
        #expect(naturals.skipUntil { $0 > 3 }.head == 4)
        #expect(naturals.startWith(0).take(2).array == [0, 1])
        #expect(naturals.scan(0, +).take(4).array == [1, 3, 6, 10])
        #expect(naturals.map { $0 / 2 }.distinctUntilChanged().take(3).array == [0, 1, 2])
    }

    @Test func `Q2, Q4 iterate makes an element when it is asked for, out of the one before`() {
        let asked = Seen<Int>()
        let list = LazyList.iterate(1) { number in asked.note(number, then: number * 2) }
        #expect(list.head == 1 && asked.values == [])
        #expect(list.take(3).array == [1, 2, 4] && asked.values == [1, 2])
    }

    @Test func `Q10 zip ends with the shorter list, also beside an endless one or itself`() {
        #expect(naturals.zip(with: ["a", "b"].lazyList).array.map(\.1) == ["a", "b"])
        #expect(naturals.zip(with: naturals).take(3).array.allSatisfy { $0 == $1 })
    }

    @Test func `Q15 a loop lets go of what it has passed`() {
        weak var first: LazyList<Int>?
        var elements: LazyList<Int>.Elements
        do {
            let list = [1, 2, 3].lazyList.map { $0 }
            first = list
            elements = list.elements
        }
        #expect(elements.next() == 1)
        #expect(first == nil)
        #expect(elements.next() == 2)
    }

    @Test func `Q16 lists are equal when their elements are, and then hash alike`() {
        let one = [1, 2].lazyList
        let other = naturals.take(2)
        #expect(one == other)
        #expect(one != [2, 1].lazyList)
        #expect(one.hashValue == other.hashValue)
        #expect(one.hashValue != [1, 3].lazyList.hashValue)
        let endless = naturals
        #expect(endless == endless)
    }

    /// Elements that are made of the list they stand in, before 2 and 3, and what that gives.
    private static let rings: [Row<[Int], @Sendable (LazyList<Int>) -> Int>] = [
        Row("head", [1, 2, 3]) { ($0.head ?? 0) + 1 },
        Row("array", [5, 2, 3]) { $0.array.reduce(0, +) },
        Row("foldRight", [5, 2, 3]) { $0.foldRight(0) { $0 + $1() } },
    ]

    @Test
    func `E.13, Q12, Q15 a list that needs itself is reported, and goes on behind the missing element`() {
        for ring in Self.rings {
            let (place, reports) = (Property(LazyList<Int>.empty), Seen<Misuse>())
            place.value = LazyList(head: { ring.value(place.value) }, tail: { [2, 3].lazyList })
            Misuse.reporting(to: reports.note) { #expect(place.value.array == ring.details, "\(ring)") }
            #expect(reports.values == [.listNeedsItself], "\(ring)")
            place.value = .empty
        }
    }

    @Test func `Q2 printing a list shows what is known, a mark for what is not, and no more after the end`() {
        let computed = Seen<Int>()
        let list = [1, 2, 3].lazyList.map(computed.pass)
        #expect("\(list)" == "LazyList(…)")
        #expect(list.tail.head == 2)
        #expect("\(list)" == "LazyList(?, 2, …)")
        #expect(computed.values == [2])
        #expect(list.array == [1, 2, 3])
        #expect("\(list)" == "LazyList(1, 2, 3)")
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
