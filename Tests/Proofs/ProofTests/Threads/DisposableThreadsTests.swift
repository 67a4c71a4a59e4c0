import FRP
import Trials
import Testing

@Suite("Disposables on several threads") struct DisposableThreadsTests {
    @Test func `D1 the action runs once, however many threads dispose`() {
        for _ in 0..<50 {
            let runs = Seen<Int>()
            let disposable = Disposable { runs.note(1) }
            onThreads(4) { _ in disposable.dispose() }
            #expect(runs.values == [1])
        }
    }

    @Test func `D5 nothing stays in the place either if it ends while something is put in`() {
        let serials = (0..<2000).map { _ in SerialDisposable() }
        onThreads(2, rounds: serials.count) { index, round in
            if index == 0 { serials[round].dispose() } else { serials[round].inner = Disposable {} }
        }
        #expect(serials.allSatisfy { $0.inner == nil })
    }

    @Test func `D7, R1 a member that ends on another thread, while it is added, is not kept`() {
        struct Kept { weak var member: Disposable? }
        let containers = (0..<2000).map { _ in Disposable() }
        let members = Property(containers.map { _ in Disposable {} })
        let kept = members.value.map { Kept(member: $0) }
        onThreads(2, rounds: containers.count) { index, round in
            let member = members.value[round]
            if index == 0 { containers[round].add(member) } else { member.dispose() }
        }
        members.value = []
        #expect(kept.allSatisfy { $0.member == nil })
        #expect(containers.allSatisfy { !$0.isDisposed })
    }
}
