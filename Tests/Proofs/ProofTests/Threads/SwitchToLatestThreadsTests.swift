import FRP
import Trials
import Testing

@Suite("switchToLatest on several threads") struct SwitchToLatestThreadsTests {
    @Test(
        "O43 one that ends while the outer signal switches, or ends: what follows and the end are delivered once",
        arguments: [Signal.return(7), .defer { .return(7) }, nil])
    func switchAtTheEnd(_ next: Signal<Int>?) {
        for _ in 0..<2000 {
            let (outer, gate) = (Subject<Signal<Int>>(), Subject<Int>())
            let seen = Seen(outer.signal.switchToLatest())
            outer.sendNext(gate.signal)
            onThreads(2) { index in
                if index == 0 { return gate.sendCompleted() }
                if let next { outer.sendNext(next) }
                outer.sendCompleted()
            }
            #expect(seen.events == (next == nil ? [.completed] : [.next(7), .completed]))
        }
    }

    @Test func `O43 the end of the old one, during a switch, is not taken for the end of the new one`() {
        let rounds = 5000
        let outers = (0..<rounds).map { _ in Subject<Signal<Int>>() }
        let (old, new) = (outers.map { _ in Subject<Int>() }, outers.map { _ in Subject<Int>() })
        let seen = outers.map { Seen($0.signal.switchToLatest()) }
        for round in 0..<rounds { outers[round].sendNext(old[round].signal) }
        onThreads(2, rounds: rounds) { index, round in
            if index == 0 { old[round].sendCompleted() } else { outers[round].sendNext(new[round].signal) }
        }
        for round in 0..<rounds {
            outers[round].sendCompleted()
            new[round].send(.next(7), .completed)
        }
        let areWhole = seen.allSatisfy { $0.events == [.next(7), .completed] }
        #expect(areWhole)
    }
}
