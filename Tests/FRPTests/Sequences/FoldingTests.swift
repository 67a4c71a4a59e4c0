import FRP
import Testing

@Suite("Folding and searching", .reported) struct FoldingTests {
    @Test func `Q11 foldLeft lets go of each element before it asks for the next`() {
        weak var first: Token?
        let isHeld = (0..<2).lazyList.map { _ in Token() }.foldLeft([Bool]()) { isHeld, token in
            if isHeld.isEmpty { first = token }
            return isHeld + [first != nil]
        }
        #expect(isHeld == [true, false])
    }

    @Test func `Q12 foldRight goes from the right, and does not read the rest if it is not called for`() {
        #expect(["1", "2", "3"].lazyList.foldRight("") { "(\($0)\($1()))" } == "(1(2(3)))")
        #expect(LazyList<Int>.empty.foldRight(7) { $0 + $1() } == 7)
        let asked = Seen<Int>()
        #expect(naturals.map(asked.pass).foldRight(false) { number, rest in number == 3 || rest() })
        #expect(asked.values == [1, 2, 3])
    }

    @Test func `Q4, Q12 foldRight computes the rest once, however often it is called for`() {
        let asked = Seen<Int>()
        let largest = (1...40).lazyList.foldRight(Int.min) { number, rest in
            asked.note(number, then: number > rest() ? number : rest())
        }
        #expect(largest == 40)
        #expect(asked.values == Array(1...40))
    }

    @Test func `Q13 first stops as soon as it knows`() { #expect(naturals.first { $0 > 5 } == 6) }
}
