import FRP
import Harness
import Testing

@Suite("flatten, flattenMap, switchToLatest") struct FlattenTests {
    /// Sources by number, for those who want to feed each by hand.
    private final class Shelf: Sendable {
        private let sources = Property<[Int: HandFed<Int>]>([:])

        subscript(_ number: Int) -> HandFed<Int> {
            sources.modify { if $0[number] == nil { $0[number] = HandFed() } }
            return sources.value[number] ?? HandFed()
        }

        func started(of count: Int) -> [Int] { (0..<count).filter { self[$0].subscriptions > 0 } }
    }

    @Test("O40 so many are at work as there is room for; the others start in line, as soon as one has ended")
    func room() {
        let (outer, shelf, seen) = (Subject<Int>(), Shelf(), Seen<Int>())
        outer.signal.map { shelf[$0].signal }.flatten(2).subscribe(seen.receive)
        for number in 0..<5 { outer.sendNext(number) }
        outer.sendCompleted()
        #expect(shelf.started(of: 5) == [0, 1])
        shelf[1].sendCompleted()
        #expect(shelf.started(of: 5) == [0, 1, 2])
        shelf[0].sendNext(7)
        shelf[2].sendNext(8)
        shelf[0].sendCompleted()
        shelf[2].sendCompleted()
        #expect(shelf.started(of: 5) == [0, 1, 2, 3, 4])
        shelf[4].sendCompleted()
        #expect(!seen.hasEnded)
        shelf[3].sendCompleted()
        #expect(seen.events == [.next(7), .next(8), .completed])
    }

    @Test(
        "O40, O41, R4 after an error nothing is started any more, and nothing of the line is kept",
        arguments: [0, 1, 2]
    )
    func error(_ maximum: Int) {
        let (outer, shelf) = (Subject<Signal<Int>>(), Shelf())
        weak var held: Token?
        let seen = Seen(outer.signal.flatten(maximum))
        do {
            let token = Token()
            held = token
            for number in 0..<4 { outer.sendNext(shelf[number].signal.map { [token] in $0 + token.value }) }
        }
        let before = shelf.started(of: 6)
        shelf[0].sendError()
        outer.sendNext(shelf[5].signal)
        #expect(seen.events == [.error(Storm())])
        #expect(shelf.started(of: 6) == before)
        #expect(before.allSatisfy { shelf[$0].disposals == 1 })
        #expect(held == nil)
    }

    @Test("O41 merge: after an error the signals further down the list are never subscribed")
    func mergeAfterError() {
        let late = HandFed<Int>()
        #expect(
            Seen(Signal.merge([.return(1), .error(Storm()), late.signal])).events == [
                .next(1), .error(Storm()),
            ]
        )
        #expect(late.subscriptions == 0)
    }

    @Test("O42 after an inner error that comes at once no further value is transformed")
    func transformAfterError() {
        let transformed = Seen<Int>()
        let signal = [1, 2, 3].signal.flattenMap { value -> Signal<Int> in
            transformed.note(value)
            return value == 2 ? .error(Storm()) : .return(value)
        }
        #expect(Seen(signal).events == [.next(1), .error(Storm())])
        #expect(transformed.values == [1, 2])
    }

    @Test("O40, O42, S12 who has enough of one inner signal never starts the next", arguments: [0, 1])
    func enough(_ maximum: Int) {
        let started = Seen<Int>()
        let signal = [1, 2, 3].signal.map { value in
            Signal.return(value).initially { started.note(value) }
        }
        #expect(Seen(signal.flatten(maximum).take(2)).events == [.next(1), .next(2), .completed])
        #expect(started.values == [1, 2])
    }

    @Test("O43 the old one is left before the new one is subscribed, and nothing of it arrives any more")
    func switching() {
        let (outer, shelf, seen) = (Subject<Int>(), Shelf(), Seen<Int>())
        let order = Seen<String>()
        let signal = outer.signal.map { number in
            shelf[number].signal.initially { order.note("\(number), \(shelf[0].disposals) left") }
        }
        signal.switchToLatest().subscribe(seen.receive)
        outer.sendNext(0)
        shelf[0].sendNext(1)
        outer.sendNext(1)
        shelf[0].sendNext(2)
        shelf[1].sendNext(3)
        #expect(order.values == ["0, 0 left", "1, 1 left"])
        outer.sendCompleted()
        #expect(!seen.hasEnded)
        shelf[1].sendCompleted()
        #expect(seen.events == [.next(1), .next(3), .completed])
    }

    @Test("O43 a switch made inside a handler silences the rest of the old one's burst")
    func switchingFromHandler() {
        let outer = Subject<Signal<Int>>()
        let seen = Seen<Int>()
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

    @Test(
        "O43 what an inner signal sent while another event was told is dropped if it has been left meanwhile")
    func leftInLine() {
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

    @Test("O43, K4 an error of the latest counts, also if a switch is made before it has had its turn")
    func errorInLine() {
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

    @Test("O43 each subscription subscribes to the outer signal again")
    func switchIsCold() {
        let outer = HandFed<Signal<Int>>()
        let signal = outer.signal.switchToLatest()
        signal.subscribe().dispose()
        signal.subscribe().dispose()
        #expect((outer.subscriptions, outer.disposals) == (2, 2))
    }

    @Test(
        "O40, K5 one that ends while the next arrives from another thread: none is stuck in the line",
        arguments: [Signal.return(7), .defer { .return(7) }])
    func arrivalAtTheEnd(_ next: Signal<Int>) {
        for _ in 0..<2000 {
            let (outer, gate) = (Subject<Signal<Int>>(), Subject<Int>())
            let seen = Seen(outer.signal.flatten(1))
            outer.sendNext(gate.signal)
            race({ gate.sendCompleted() }, { outer.sendNext(next) })
            outer.sendCompleted()
            #expect(seen.events == [.next(7), .completed])
        }
    }

    @Test(
        "O43 one that ends while the outer signal switches: the new one is heard, and the end is told",
        arguments: [Signal.return(7), .defer { .return(7) }])
    func switchAtTheEnd(_ next: Signal<Int>) {
        for _ in 0..<2000 {
            let (outer, gate) = (Subject<Signal<Int>>(), Subject<Int>())
            let seen = Seen(outer.signal.switchToLatest())
            outer.sendNext(gate.signal)
            race({ gate.sendCompleted() }, { outer.sendNext(next) })
            outer.sendCompleted()
            #expect(seen.events == [.next(7), .completed])
        }
    }

    @Test("O43 both end at the same time: the end is told, once")
    func bothEnd() {
        for _ in 0..<2000 {
            let (outer, gate) = (Subject<Signal<Int>>(), Subject<Int>())
            let seen = Seen(outer.signal.switchToLatest())
            outer.sendNext(gate.signal)
            race({ gate.sendCompleted() }, { outer.sendCompleted() })
            #expect(seen.events == [.completed])
        }
    }

    @Test("O43 what an inner signal sent before its end is told, also if it waited in line meanwhile")
    func endInLine() {
        let (outer, inner, seen) = (Subject<Signal<Int>>(), HandFed<Int>(), Seen<Int>())
        outer.signal.switchToLatest().subscribe { event in
            seen.receive(event)
            guard event.value == 1 else { return }
            inner.sendNext(2)
            inner.sendCompleted()
        }
        outer.sendNext(inner.signal)
        outer.sendCompleted()
        inner.sendNext(1)
        #expect(seen.events == [.next(1), .next(2), .completed])
    }

    @Test("O40, O42 after an error sent from inside a handler nothing more is transformed or started")
    func errorFromHandler() {
        let keys = Subject<Int>()
        let inner = HandFed<Int>()
        let (made, seen) = (Seen<Int>(), Seen<Int>())
        let signal = keys.signal.flattenMap { key -> Signal<Int> in
            made.note(key)
            return key == 0 ? inner.signal : .error(Storm())
        }
        signal.subscribe { event in
            seen.receive(event)
            guard event.value == 9 else { return }
            keys.sendNext(1)
            keys.sendNext(2)
        }
        keys.sendNext(0)
        inner.sendNext(9)
        #expect(made.values == [0, 1])
        #expect(seen.events == [.next(9), .error(Storm())])
    }

    @Test(
        "O40, K1, K3 what another inner signal sends from inside a handler waits until the handler has returned"
    )
    func inner() {
        let (one, other) = (HandFed<Int>(), HandFed<Int>())
        let order = Seen<Int>()
        let subscription = [one.signal, other.signal].signal.flatten().subscribe(next: { value in
            if value == 1 { other.sendNext(2) }
            order.note(value)
        })
        one.sendNext(1)
        #expect(order.values == [1, 2])
        subscription.dispose()
    }

    @Test("O41 once an inner signal has failed nothing is started, also while the error is told as a value")
    func errorAsValue() {
        let (outer, failing, late) = (Subject<Signal<Int>>(), HandFed<Int>(), HandFed<Int>())
        let subscription = outer.signal.flatten().materialize().subscribe(next: { _ in
            outer.sendNext(late.signal)
        })
        outer.sendNext(failing.signal)
        failing.sendError()
        #expect(late.subscriptions == 0)
        subscription.dispose()
    }

    /// Both at the same time.
    private func race(_ one: @escaping @Sendable () -> Void, _ other: @escaping @Sendable () -> Void) {
        let isTaken = Property(false)
        onThreads(2) {
            var isOne = false
            isTaken.modify { taken in
                isOne = !taken
                taken = true
            }
            if isOne { one() } else { other() }
        }
    }
}
