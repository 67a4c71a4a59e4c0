import FRP
import Trials
import Testing

@Suite("flatten on several threads") struct FlattenThreadsTests {
    @Test func `O40 a free place is taken, also while an inner signal on another thread has not returned`() {
        let (one, other, last, gate) = (HandFed<Int>(), HandFed<Int>(), HandFed<Int>(), Gate())
        let blocking = Signal<Int> { _ in
            gate.wait()
            return .none
        }
        let subscription = [one.signal, other.signal, blocking, last.signal].signal.flatten(2).subscribe()
        gate.hold { one.sendCompleted() }
        other.sendCompleted()
        #expect(last.subscriptions == 1)
        subscription.dispose()
        gate.release()
    }

    @Test func `O40, K5 never more is at work than has room, also if one ends while another arrives`() {
        for _ in 0..<2000 {
            let (outer, gate, others) = (Subject<Signal<Int>>(), Subject<Int>(), HandFed<Int>())
            let subscription = outer.signal.flatten(1).subscribe()
            defer { subscription.dispose() }
            outer.sendNext(gate.signal)
            outer.sendNext(others.signal)
            onThreads(2) { $0 == 0 ? gate.sendCompleted() : outer.sendNext(others.signal) }
            #expect(others.subscriptions == 1)
        }
    }

    @Test(
        "O40, K5 one that ends while the next arrives from another thread: none is stuck in the queue",
        arguments: [Signal.return(7), .defer { .return(7) }])
    func arrivalAtTheEnd(_ next: Signal<Int>) {
        for _ in 0..<2000 {
            let (outer, gate) = (Subject<Signal<Int>>(), Subject<Int>())
            let seen = Seen(outer.signal.flatten(1))
            outer.sendNext(gate.signal)
            onThreads(2) { $0 == 0 ? gate.sendCompleted() : outer.sendNext(next) }
            outer.sendCompleted()
            #expect(seen.events == [.next(7), .completed])
        }
    }
}
