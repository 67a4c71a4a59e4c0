import FRP
import Harness
import Testing

@Suite("Compounds in compounds") struct NestingTests {
    @Test(
        "D9 compounds nested 10,000 deep are disposed and released on a small stack",
        arguments: [true, false])
    func deep(_ isDisposed: Bool) throws {
        let runs = try SmallStack.run {
            let runs = Seen<Int>()
            var whole = CompoundDisposable([Disposable { runs.note(1) }])
            for _ in 0..<10_000 { whole = CompoundDisposable([whole.disposable]) }
            if isDisposed { whole.dispose() }
            return runs
        }
        #expect(runs.values == (isDisposed ? [1] : []))
    }

    @Test(
        "D9 compounds nested 10,000 deep, each beside another that has a member, are released on a small stack"
    )
    func siblings() throws {
        try SmallStack.run {
            var whole = CompoundDisposable([Disposable()])
            for _ in 0..<10_000 {
                whole = CompoundDisposable([
                    CompoundDisposable([Disposable()]).disposable, whole.disposable,
                    CompoundDisposable([Disposable()]).disposable,
                ])
            }
        }
    }

    @Test("D9 a member that is added and removed again and again leaves nothing behind")
    func comingAndGoing() {
        weak var kept: Token?
        let compound = CompoundDisposable()
        do {
            let token = Token()
            kept = token
            let member = Disposable { [token] in _ = token.value }
            for _ in 0..<1000 {
                compound.add(member)
                compound.remove(member)
            }
        }
        #expect(kept == nil)
        #expect(!compound.isDisposed)
    }
}
