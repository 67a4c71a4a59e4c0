import FRP
import Testing

@Suite("concat, then, retry, catch", .reported) struct SequencingTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings { sources in
        "O30 concat subscribes when the first has completed"
        "^1-2|"
        "    ^3|"
        sources.a.concat(sources.b)
        "-1-2-3|"

        "O30 concat: after an error never"
        "^1X"
        ""
        sources.a.concat(sources.b)
        "-1X"

        "O30 a take that the first part satisfies never starts the second"
        "^1--|"
        ""
        sources.a.concat(sources.b).take(1)
        "-(1|)"

        "O31 concat of a list, from left to right"
        "^1|"
        "  ^2|"
        "    ^3|"
        Signal.concat([sources.a, sources.b, sources.c])
        "-1-2-3|"

        "O31 concat of an empty list completes"
        Signal<Int>.concat([])
        "|"

        "O33 then drops the values and goes on"
        "^1-2|"
        "    ^5|"
        sources.a.then { sources.b }
        "-----5|"

        "O33 then passes the first's error"
        "^1X"
        ""
        sources.a.then { sources.b }
        "--X"

        "O2, O34 retry(1) tries once more, then passes the error"
        "^1X"
        sources.a.retry(1)
        "-1-1X"

        "O34 retry(0) does not try again"
        "^1X"
        sources.a.retry(0)
        "-1X"

        "O34 retry ends with the completion"
        "^1|"
        sources.a.retry()
        "-1|"

        "O4, O36 catch replaces after the first error; the replacement's passes"
        "^1X"
        "  ^5X"
        sources.a.catch { _ in sources.b }
        "-1-5X"

        "O36 catchTo has its replacement at hand"
        "^1X"
        "  ^5|"
        sources.a.catchTo(sources.b)
        "-1-5|"
    }

    @Test func `O31 concats inside a concat keep their order, and end with an error wherever it comes`() {
        func of(_ values: [Int]) -> Signal<Int> { .concat(values.map { .return($0) }) }
        let nested = Signal.concat([of([1, 2, 3]), .concat([of([4, 5]), of([]), of([6, 7])]), of([8])])
        #expect(Seen(nested).events == (1...8).map { .next($0) } + [.completed])
        let failing = Signal.concat([.concat([.return(1), .error(Storm()), .return(2)]), .return(3)])
        #expect(Seen(failing).events == [.next(1), .error(Storm())])
    }

    @Test func `R1, R6 a signal that has begun to follow another keeps nothing of its recipe`() {
        let (later, loan) = (Subject<Int>(), Loan())
        let subscription: Disposable
        do {
            let second = Signal<Int> { [token = loan.token()] observer in
                observer.sendNext(token.value)
                return later.signal.subscribe(observer)
            }
            subscription = Signal.return(1).concat(second).subscribe()
        }
        #expect(!loan.isOut && !subscription.isDisposed)
        later.sendCompleted()
        #expect(subscription.isDisposed)
    }

    @Test func `O33, O6 then calls its block once, when the first completes, and not after an error`() {
        let (calls, source) = (Seen<Int>(), HandFed<Int>())
        let signal = source.signal.then { calls.note(1, then: .return("done")) }
        let seen = Seen(signal)
        source.sendNext([1, 2])
        #expect(calls.values.isEmpty)
        source.sendCompleted()
        #expect(seen.events == [.next("done"), .completed])
        signal.subscribe()
        source.sendError()
        #expect(calls.values == [1])
    }

    @Test func `O34 retry goes on until it succeeds`() {
        for count in [nil, 5, 3] {
            let attempts = Property(0)
            let signal = Signal<Int>.defer {
                attempts.modify { $0 += 1 }
                return attempts.value > 3 ? .return(attempts.value) : .error(Storm())
            }
            let seen = Seen(signal.retry(count))
            #expect(seen.events == [.next(4), .completed], "retry(\(count.map { "\($0)" } ?? ""))")
        }
    }

    @Test func `O34, O35 each round is disposed before the next begins, and what it held is released`() {
        let (order, released, source) = (Seen<String>(), Seen<Int>(), HandFed<Int>())
        let signal = Signal<Int> { observer in
            order.note("begin")
            let token = LastWords { released.note(1) }
            let feed = source.signal.subscribe(observer)
            return Disposable { [token] in
                order.note("end")
                withExtendedLifetime(token) { feed.dispose() }
            }
        }
        let subscription = signal.retry(2).subscribe()
        source.send(.error(Storm()), .error(Storm()))
        #expect(order.values == ["begin", "end", "begin", "end", "begin"])
        #expect(released.values.count == 2)
        subscription.dispose()
        #expect(order.values.last == "end")
        #expect(released.values.count == 3)
    }

    @Test func `O35, S4 disposing between rounds, from inside the source, stops it`() {
        let (rounds, subscription) = (Seen<Int>(), SerialDisposable())
        let signal = Signal<Int> { observer in
            rounds.note(1)
            if rounds.values.count == 3 { subscription.dispose() }
            observer.sendError(Storm())
            return .none
        }
        let begin = Subject<Int>()
        subscription.inner = begin.signal.flattenMap { _ in signal.retry() }.subscribe()
        begin.sendNext(1)
        #expect(rounds.values.count == 3)
    }

    @Test func `O30, S4 who leaves while the next signal is made makes no further one`() {
        let (subscription, source, made) = (SerialDisposable(), Subject<Int>(), Seen<Int>())
        let next = Signal<Int>.defer {
            made.note(1)
            subscription.dispose()
            return .defer {
                made.note(2)
                return .never
            }
        }
        subscription.inner = source.signal.concat(next).subscribe()
        source.sendCompleted()
        #expect(made.values == [1])
    }
}
