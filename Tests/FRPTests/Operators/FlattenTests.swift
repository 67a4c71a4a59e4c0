import FRP
import Testing

@Suite("flatten, flattenMap", .reported) struct FlattenTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings { sources in
        "O32, O40 flatten(1) starts the next when the one before has completed"
        "-1--2--|"
        " ^-1-1|"
        "      ^-2-2|"
        sources.a.map { sources[$0] }.flatten(1)
        "---1-1--2-2|"

        "O40 flatten(2) lets the third wait"
        "123|"
        "^-1|"
        " ^-2|"
        "   ^-3|"
        sources.a.map { sources[$0] }.flatten(2)
        "--12-3|"

        "O40 the others start in order, as one ends"
        "12345|"
        "^----7-|"
        " ^--|"
        "    ^-8|"
        "       ^---|"
        "       ^--|"
        sources.a.map { sources[$0] }.flatten(2)
        "-----78----|"

        "O40 one that sends all it has at once waits in the queue like any other"
        "^1--|"
        [sources.a, .return(2), [3, 4].signal].signal.flatten(1)
        "-1--(234|)"

        "O40 an inner error ends everything"
        "-1--2--|"
        " ^-1X"
        "    ^-2X"
        sources.a.flattenMap { sources[$0] }
        "---1X"

        "O40 an outer error ends everything"
        "-1---X"
        " ^-1---1|"
        sources.a.flattenMap { sources[$0] }
        "---1-X"

        "O42 flattenMap sends of all inner signals, and ends with the last"
        "-1--2--|"
        " ^-1-1|"
        "    ^-2-2|"
        sources.a.flattenMap { sources[$0] }
        "---1-12-2|"
    }

    @Test func `O40, R4 after an error nothing is started any more, and no queue is kept`() {
        for maximum in [0, 1, 2] {
            let (outer, late, loan) = (Subject<Signal<Int>>(), HandFed<Int>(), Loan())
            let inner = (0..<4).map { _ in HandFed<Int>() }
            let seen = Seen(outer.signal.flatten(maximum))
            for source in inner { outer.sendNext(source.signal.map(loan.same())) }
            let started = inner.map(\.subscriptions)
            inner[0].sendError()
            outer.sendNext(late.signal)
            #expect(seen.events == [.error(Storm())], "flatten(\(maximum))")
            let startedAtTheEnd = inner.map(\.subscriptions)
            #expect(startedAtTheEnd == started && late.subscriptions == 0, "flatten(\(maximum))")
            #expect(inner.map(\.disposals) == started, "flatten(\(maximum))")
            #expect(!loan.isOut, "flatten(\(maximum))")
        }
    }

    @Test func `O40 after an inner error nothing is started, also while it is delivered as a value`() {
        let (outer, failing, late) = (Subject<Signal<Int>>(), HandFed<Int>(), HandFed<Int>())
        let subscription = outer.signal.flatten().materialize().subscribe(next: { _ in
            outer.sendNext(late.signal)
        })
        outer.sendNext(failing.signal)
        failing.sendError()
        #expect(late.subscriptions == 0)
        subscription.dispose()
    }

    @Test func `O40 an inner error, sent in a handler, disposes the others before it has its turn`() {
        let (sending, failing, other) = (HandFed<Int>(), HandFed<Int>(), HandFed<Int>())
        let (signals, disposals) = ([sending.signal, failing.signal, other.signal], Seen<Int>())
        let subscription = signals.signal.flatten().subscribe(next: { _ in
            failing.sendError()
            disposals.note(other.disposals)
        })
        sending.sendNext(1)
        #expect(disposals.values == [1])
        subscription.dispose()
    }

    @Test func `O40 an outer error, sent from inside a handler, lets no signal start that waits`() {
        let (outer, sending, running) = (HandFed<Signal<Int>>(), HandFed<Int>(), HandFed<Int>())
        let (waiting, seen) = (HandFed<Int>(), Seen<Int>())
        outer.signal.flatten(2).subscribe { event in
            seen.receive(event)
            guard event.value != nil else { return }
            outer.sendError()
            running.sendCompleted()
        }
        outer.sendNext([sending.signal, running.signal, waiting.signal])
        sending.sendNext(1)
        #expect(seen.events == [.next(1), .error(Storm())])
        #expect(waiting.subscriptions == 0)
    }

    @Test func `O40 an error of another, from inside a handler, stops one that sends all it has at once`() {
        let (other, seen) = (HandFed<Int>(), Seen<Int>())
        [other.signal, EndlessSources.immediate].signal.flatten().subscribe { event in
            seen.receive(event)
            if event.value == 1 { other.sendError() }
        }
        #expect(seen.events == [.next(1), .error(Storm())])
        #expect(other.disposals == 1)
    }

    @Test func `O40, O42, S12 a subscriber that has enough of one never starts the next`() {
        for maximum in [0, 1] {
            let started = Seen<Int>()
            let signals = [1, 2, 3].map { value in Signal.return(value).initially { started.note(value) } }
            let seen = Seen(signals.signal.flatten(maximum).take(2))
            #expect(seen.events == [.next(1), .next(2), .completed], "flatten(\(maximum))")
            #expect(started.values == [1, 2], "flatten(\(maximum))")
        }
    }

    @Test func `O40, K1, K3 what another inner signal sends from inside a handler waits for the handler`() {
        let (one, other, order) = (HandFed<Int>(), HandFed<Int>(), Seen<Int>())
        let subscription = [one.signal, other.signal].signal.flatten().subscribe(next: { value in
            if value == 1 { other.sendNext(2) }
            order.note(value)
        })
        one.sendNext(1)
        #expect(order.values == [1, 2])
        subscription.dispose()
    }

    @Test func `O42 after an inner error that comes at once no further value is transformed`() {
        let transformed = Seen<Int>()
        let signal = [1, 2, 3].signal.flattenMap { value in
            transformed.note(value, then: value == 2 ? .error(Storm()) : .return(value))
        }
        #expect(Seen(signal).events == [.next(1), .error(Storm())])
        #expect(transformed.values == [1, 2])
    }

    @Test func `O40, O42 after an error sent from inside a handler nothing more is transformed or started`() {
        let (keys, inner) = (Subject<Int>(), HandFed<Int>())
        let (made, seen) = (Seen<Int>(), Seen<Int>())
        let signal = keys.signal.flattenMap { key in
            made.note(key, then: key == 0 ? inner.signal : .error(Storm()))
        }
        signal.subscribe { event in
            seen.receive(event)
            guard event.value == 9 else { return }
            keys.sendNext([1, 2])
        }
        keys.sendNext(0)
        inner.sendNext(9)
        #expect(made.values == [0, 1])
        #expect(seen.events == [.next(9), .error(Storm())])
    }
}
