import FRP
import Testing

@Suite("doNext, doError, doCompleted, initially, finally, logged", .reported)
struct SideEffectTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O25, O26 effects change nothing"
        "-1-X"
        $0.a.doNext { _ in }.doError { _ in }.doCompleted {}.initially {}.finally {}
        "-1-X"

        "O27 logging changes nothing"
        "-1-X"
        $0.a.logged("", to: { _ in })
        "-1-X"
    }

    @Test(arguments: [Event<Int>.completed, .error(Storm())])
    func `O27, S2 logged writes a line at each subscription, and before each event`(_ end: Event<Int>) {
        let (lines, source) = (Seen<String>(), HandFed<Int>())
        let logged = Signal<Int>.defer { lines.note("asks", then: source.signal) }
            .logged("wind", to: lines.note)
        #expect(lines.values.isEmpty)
        logged.subscribe { lines.note("\($0) arrives") }
        source.send(.next(1), end)
        let expected = [
            "wind: subscribed", "asks", "wind: next(1)", "next(1) arrives", "wind: \(end)", "\(end) arrives",
        ]
        #expect(lines.values == expected)
        logged.subscribe()
        #expect(lines.values == expected + ["wind: subscribed", "asks"])
        source.sendCompleted()
    }

    @Test func `O27 logged writes a line at a disposal before the end, by hand or by take, and no other`() {
        let (lines, source) = (Seen<String>(), HandFed<Int>())
        let logged = source.signal.logged("wind", to: lines.note)
        let subscription = logged.subscribe()
        for _ in 1...2 { subscription.dispose() }
        #expect(lines.values == ["wind: subscribed", "wind: disposed"])
        logged.take(1).subscribe()
        source.sendNext([1, 2])
        let taken = ["wind: subscribed", "wind: next(1)", "wind: disposed"]
        #expect(Array(lines.values.dropFirst(2)) == taken)
    }

    @Test func `S4, O27 a log that disposes the subscription keeps the event from later stages`() {
        let (subject, mapped, subscription) = (Subject<Int>(), Seen<Int>(), SerialDisposable())
        let logged = subject.signal.logged("", to: { if $0.contains("next") { subscription.dispose() } })
        subscription.inner = logged.map { mapped.note($0) }.subscribe()
        subject.sendNext(1)
        #expect(mapped.values.isEmpty)
    }

    @Test func `O25 effects come before the event, for each subscription, and do not subscribe`() {
        let order = Seen<String>()
        let signal = [1].signal.concat(.error(Storm()))
            .doNext { order.note("effect \($0)") }
            .doError { _ in order.note("effect of error") }
            .doCompleted { order.note("never") }
        #expect(order.values.isEmpty)
        signal.subscribe(next: { order.note("next \($0)") }, error: { _ in order.note("error") })
        #expect(order.values == ["effect 1", "next 1", "effect of error", "error"])
    }

    @Test func `S4, O25 an effect that disposes the subscription keeps the event from later stages`() {
        let (subject, mapped, subscription) = (Subject<Int>(), Seen<Int>(), SerialDisposable())
        let stage = subject.signal.doNext { _ in subscription.dispose() }.map { mapped.note($0) }
        subscription.inner = stage.subscribe()
        subject.sendNext(1)
        #expect(mapped.values.isEmpty)
    }

    @Test func `O26 initially before the subscription; finally after either ending, not on dispose`() {
        let (order, source) = (Seen<String>(), HandFed<Int>())
        let signal = Signal<Int>.defer { order.note("subscribed", then: source.signal) }
            .initially { order.note("initially") }.finally { order.note("finally") }
        signal.subscribe()
        source.sendCompleted()
        #expect(order.values == ["initially", "subscribed", "finally"])
        signal.subscribe()
        source.sendError()
        #expect(order.values.count == 6)
        signal.subscribe().dispose()
        #expect(
            order.values == ["initially", "subscribed", "finally", "initially", "subscribed", "finally"] + [
                "initially", "subscribed",
            ])
    }
}
