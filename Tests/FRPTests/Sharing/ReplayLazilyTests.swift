import FRP
import Testing

@Suite("replayLazily") struct ReplayLazilyTests {
    @Test(
        "M5 the source is left when the shared signal and its last subscription are gone",
        arguments: [true, false])
    func release(_ signalGoesFirst: Bool) {
        let source = HandFed<Int>()
        var shared: Signal<Int>? = source.signal.replayLazily()
        let subscription = shared?.subscribe()
        if signalGoesFirst { shared = nil } else { subscription?.dispose() }
        #expect(source.disposals == 0)
        if signalGoesFirst { subscription?.dispose() } else { shared = nil }
        #expect((source.subscriptions, source.disposals) == (1, 1))
    }
}
