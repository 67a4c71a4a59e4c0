import FRP
import Testing

@Suite("doNext, doError, doCompleted, initially, finally", .reported) struct SideEffectTests {
    @Test func `as drawn`() { Self.cases.forEach { $0.check() } }

    static let cases = drawings {
        "O25, O26 effects change nothing"
        "-1-X"
        $0.a.doNext { _ in }.doError { _ in }.doCompleted {}.initially {}.finally {}
        "-1-X"
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
