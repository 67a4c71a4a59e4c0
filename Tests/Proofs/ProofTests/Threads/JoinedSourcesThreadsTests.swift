import FRP
import Testing

@Suite("Order across joined sources on several threads") struct JoinedSourcesThreadsTests {
    @Test func `K2 what waits in the queue of one source is overtaken by what is sent later to another`() {
        let (a, b, gate) = (Subject<Int>(), Subject<Int>(), Gate())
        let seen = Seen(a.signal.merge(b.signal))
        a.signal.filter { $0 == 0 }.subscribe(next: { _ in gate.wait() })
        gate.hold { a.sendNext(0) }
        a.sendNext(1)
        b.sendNext(2)
        gate.release()
        #expect(seen.values == [0, 2, 1])
    }
}
