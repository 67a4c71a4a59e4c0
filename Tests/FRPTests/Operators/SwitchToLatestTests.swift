import FRP
import Testing

@Suite("switchToLatest", .reported) struct SwitchToLatestTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

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
}
