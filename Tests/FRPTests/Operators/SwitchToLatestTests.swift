import FRP
import Harness
import Testing

@Suite("switchToLatest") struct SwitchToLatestTests {
    @Test(arguments: cases) func `as drawn`(_ drawing: MarbleCase) { drawing.check() }

    static let cases = drawings { sources in
        "O43 it drops the one before"
        "-1--2--|"
        " ^-1-1|"
        "    ^-2-2|"
        sources.a.map { sources[$0] }.switchToLatest()
        "---1--2-2|"

        "O43 an error of a signal that was disposed is not sent"
        "-1--2|"
        " ^---X"
        "    ^5|"
        sources.a.map { sources[$0] }.switchToLatest()
        "-----5|"

        "O43 it waits for the outer signal too"
        "-1----|"
        " ^1|"
        sources.a.map { sources[$0] }.switchToLatest()
        "--1---|"

        "O43 it ends at once without an inner signal"
        "--|"
        sources.a.map { sources[$0] }.switchToLatest()
        "--|"

        "O43 an outer error passes at once"
        "-1-X"
        " ^1--9|"
        sources.a.map { sources[$0] }.switchToLatest()
        "--1X"

        "O43 one that sends all it has at once takes over, and is over when the outer signal ends"
        "-1--2---|"
        " ^----1"
        sources.a.map { $0 == 1 ? sources[1] : [2, 3].signal }.switchToLatest()
        "----(23)|"
    }

    @Test func `O43 the old one is disposed before the new one is subscribed, and is heard no more`() {
        let (outer, inner, order) = (Subject<Int>(), [HandFed<Int>(), HandFed<Int>()], Seen<String>())
        let signal = outer.signal.map { number in
            inner[number].signal.initially { order.note("\(number), \(inner[0].disposals) left") }
        }
        let seen = Seen(signal.switchToLatest())
        outer.sendNext(0)
        inner[0].sendNext(1)
        outer.sendNext(1)
        inner[0].sendNext(2)
        inner[1].sendNext(3)
        #expect(order.values == ["0, 0 left", "1, 1 left"])
        outer.sendCompleted()
        #expect(!seen.hasEnded)
        inner[1].sendCompleted()
        #expect(seen.events == [.next(1), .next(3), .completed])
    }

    @Test func `O43 a switch made inside a handler silences the rest of the old one's burst`() {
        let (outer, seen) = (Subject<Signal<Int>>(), Seen<Int>())
        outer.signal.switchToLatest().subscribe(next: { value in
            seen.note(value)
            if value == 1 { outer.sendNext([8, 9].signal) }
        })
        let burst = Subject<Int>()
        outer.sendNext(burst.signal)
        for value in 1...3 { burst.sendNext(value) }
        #expect(seen.values == [1, 8, 9])
        outer.sendCompleted()
    }

    @Test
    func `O43 what was sent during another delivery is dropped if its signal has been left meanwhile`() {
        let outer = Subject<Signal<Int>>()
        let (one, two, three) = (HandFed<Int>(), HandFed<Int>(), HandFed<Int>())
        let seen = Seen<Int>()
        let subscription = outer.signal.switchToLatest().subscribe(next: { value in
            seen.note(value)
            guard value == 1 else { return }
            outer.sendNext(two.signal)
            two.sendNext(9)
            outer.sendNext(three.signal)
        })
        outer.sendNext(one.signal)
        one.sendNext(1)
        three.sendNext(2)
        #expect(seen.values == [1, 2])
        subscription.dispose()
    }

    @Test func `O43, K4 an error of the latest counts, also if a switch comes before it has its turn`() {
        for error in [Signal<Int>.error(Storm()), .defer { .error(Storm()) }] {
            let (outer, inner, seen) = (Subject<Signal<Int>>(), HandFed<Int>(), Seen<Int>())
            outer.signal.switchToLatest().subscribe { event in
                seen.receive(event)
                guard event.value == 1 else { return }
                outer.sendNext(error)
                outer.sendNext(.return(2))
            }
            outer.sendNext(inner.signal)
            inner.sendNext(1)
            #expect(seen.events == [.next(1), .error(Storm())])
        }
    }

    @Test func `O43 what an inner signal sent before its end is delivered, also if it waited in a queue`() {
        let (outer, inner, seen) = (Subject<Signal<Int>>(), HandFed<Int>(), Seen<Int>())
        outer.signal.switchToLatest().subscribe { event in
            seen.receive(event)
            guard event.value == 1 else { return }
            inner.send(.next(2), .completed)
        }
        outer.sendNext(inner.signal)
        outer.sendCompleted()
        inner.sendNext(1)
        #expect(seen.events == [.next(1), .next(2), .completed])
    }

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
