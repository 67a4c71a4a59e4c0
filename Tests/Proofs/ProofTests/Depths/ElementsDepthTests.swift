import FRP
import Trials
import Testing

@Suite("The elements of long lists") struct ElementsDepthTests {
    @Test func `Q8 what passes over elements does so in a loop`() throws {
        let last = try SmallStack.run {
            let list = (0...100_000).lazyList
            return [
                list.filter { $0 == 100_000 }, list.skip(100_000), list.skipWhile { $0 < 100_000 },
                list.skipUntil { $0 == 100_000 }, list.map { min($0, 1) }.distinctUntilChanged().skip(1),
            ].map(\.array)
        }
        #expect(last == [[100_000], [100_000], [100_000], [100_000], [1]])
    }

    @Test
    func `Q18, Z5 whatever operator made it, a computed list of 20,000 is freed on a small stack`() throws {
        try SmallStack.run {
            let source = (0..<20_000).lazyList
            for make: (LazyList<Int>) -> LazyList<Int> in [
                { $0.map { $0 } }, { $0.filter { _ in true } }, { $0.scan(0, +) }, { $0.take(20_000) },
                { $0.takeWhile { _ in true } }, { $0.distinctUntilChanged() },
                { $0.zip(with: $0).map { $0.0 } },
            ] {
                let list = make(source)
                for _ in list.elements {}
                _ = list.isEmpty
            }
        }
    }
}
