import FRP
import Trials
import Testing

@Suite("Members of members") struct NestingTests {
    @Test(arguments: [true, false])
    func `D9 members of members, 10,000 deep, are disposed or go on a small stack`(_ ends: Bool) throws {
        let runs = try SmallStack.run {
            let runs = Seen<Int>()
            var whole = Disposable([Disposable { runs.note(1) }])
            for _ in 0..<10_000 { whole = Disposable([whole]) }
            if ends { whole.dispose() }
            return runs
        }
        #expect(runs.values == (ends ? [1] : []))
    }

    @Test
    func `D9 members of members, 10,000 deep, beside others that have a member, are released too`() throws {
        try SmallStack.run {
            var whole = Disposable([Disposable()])
            for _ in 0..<10_000 {
                whole = Disposable([Disposable([Disposable()]), whole, Disposable([Disposable()])])
            }
        }
    }
}
