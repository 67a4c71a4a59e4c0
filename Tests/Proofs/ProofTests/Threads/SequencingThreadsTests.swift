import FRP
import Testing

@Suite("concat on several threads") struct SequencingThreadsTests {
    @Test func `O35 the next round begins where one has ended, also while that one still begins elsewhere`() {
        let (first, second, gate) = (HandFed<Int>(), HandFed<Int>(), Gate())
        let blocking = Signal<Int> { observer in
            first.signal.subscribe(observer)
            gate.wait()
            return .none
        }
        gate.hold { blocking.concat(second.signal).subscribe() }
        first.sendCompleted()
        #expect(second.subscriptions == 1)
        gate.release()
        second.sendCompleted()
        #expect(second.subscriptions == 1)
    }
}
