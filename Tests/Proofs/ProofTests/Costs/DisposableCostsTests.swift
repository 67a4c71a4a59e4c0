import FRP
import Testing

@Suite("What many members cost") struct DisposableCostsTests {
    @Test(.timeLimit(.minutes(1))) func `D8, Z1 50,000 members come and go, in any order, in no minutes`() {
        let whole = Disposable()
        let members = (0..<50_000).map { _ in Disposable() }
        members.forEach(whole.add)
        for member in members.shuffled() { member.dispose() }
        whole.dispose()
        let areAllDisposed = members.allSatisfy(\.isDisposed)
        #expect(areAllDisposed)
    }
}
