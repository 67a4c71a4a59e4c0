import FRP
import Trials
import Testing

@Suite("Lists concatenated one after the other") struct ConcatenationTests {
    private static func nested(_ count: Int) -> LazyList<Int> {
        (0..<count).reduce(.empty) { list, number in list.concat([number].lazyList) }
    }

    @Test(.timeLimit(.minutes(1)))
    func `Q18 10,000 concatenated lists are read in linear time, and released, on a small stack`() throws {
        let values = try SmallStack.run { Self.nested(10_000).array }
        #expect(values == Array(0..<10_000))
    }

    @Test(.timeLimit(.minutes(1)))
    func `Q4, Q18 the parts of a concatenation are looked through once, however often read`() {
        let list = Self.nested(5000)
        let heads = (0..<100_000).map { _ in list.head }
        let areFirst = heads.allSatisfy { $0 == 0 }
        #expect(areFirst)
    }

    @Test func `Q18 10,000 concatenated lists that nobody read are released on a small stack`() throws {
        try SmallStack.run { _ = Self.nested(10_000) }
    }

    @Test func `Q18 a list under 10,000 operators that nobody read is released on a small stack`() throws {
        try SmallStack.run { _ = (0..<10_000).reduce([1].lazyList) { list, _ in list.map { $0 + 1 } } }
    }
}
