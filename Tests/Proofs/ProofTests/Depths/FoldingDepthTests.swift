import FRP
import Trials
import Testing

@Suite("Folding long lists") struct FoldingDepthTests {
    @Test("Q11 foldLeft goes from the left, releases what it passed, and gives the start for no elements")
    func foldLeft() throws {
        #expect(["1", "2", "3"].lazyList.foldLeft("") { "(\($0)\($1))" } == "(((1)2)3)")
        #expect(LazyList<Int>.empty.foldLeft(7, +) == 7)
        #expect(try SmallStack.run { naturals.take(100_000).foldLeft(0, +) } == 5_000_050_000)
    }
}
