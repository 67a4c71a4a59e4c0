import FRP
import Trials
import Testing

@Suite("Lists of 100,000") struct LazyListDepthTests {
    @Test func `Q18, Z5 a computed list of 100,000 elements is freed on a small stack`() throws {
        try SmallStack.run {
            let list = naturals.map { $0 + 1 }.filter { $0 > 0 }.take(100_000)
            for _ in list.elements {}
            withExtendedLifetime(list) {}
        }
    }
}
