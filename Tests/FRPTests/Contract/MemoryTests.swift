import FRP
import Marbles
import Testing

/// An operator in the middle of a chain, whatever it does.
private struct Stage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>) {
        testDescription = name
        self.apply = apply
    }

    static let all = [
        Stage("map") { signal, _ in signal.map { $0 } },
        Stage("filter") { signal, _ in signal.filter { _ in true } },
        Stage("scan") { signal, _ in signal.scan(0, +) },
        Stage("take") { signal, _ in signal.take(99) },
        Stage("skip") { signal, _ in signal.skip(0) },
        Stage("takeLast") { signal, _ in signal.takeLast(2) },
        Stage("takeWhile") { signal, _ in signal.takeWhile { _ in true } },
        Stage("collect") { signal, _ in signal.collect().map(\.count) },
        Stage("aggregate") { signal, _ in signal.aggregate(0, +) },
        Stage("distinctUntilChanged") { signal, _ in signal.distinctUntilChanged() },
        Stage("startWith") { signal, _ in signal.startWith(0) },
        Stage("materialize") { signal, _ in signal.materialize().dematerialize() },
        Stage("doNext") { signal, _ in signal.doNext { _ in } },
        Stage("finally") { signal, _ in signal.initially {}.finally {} },
        Stage("concat") { signal, _ in signal.concat(.return(1)) },
        Stage("then") { signal, _ in signal.then { .return(1) } },
        Stage("catch") { signal, _ in signal.catchTo(.empty) },
        Stage("retry") { signal, _ in signal.retry(0) },
        Stage("merge") { signal, _ in signal.merge(.never.takeUntil(signal.ignoreValues())) },
        Stage("flattenMap") { signal, _ in signal.flattenMap { .return($0) } },
        Stage("flatten(1)") { signal, _ in signal.map { .return($0) }.flatten(1) },
        Stage("switchToLatest") { signal, _ in signal.map { .return($0) }.switchToLatest() },
        Stage("combineLatest") { signal, _ in signal.combineLatest(with: signal).map { $0 + $1 } },
        Stage("zip") { signal, _ in signal.zip(with: signal).map { $0 + $1 } },
        Stage("sample") { signal, _ in signal.sample(by: signal) },
        Stage("takeUntil") { signal, _ in signal.takeUntil(Signal<Int>.never) },
        Stage("debounce") { signal, time in signal.debounce(.seconds(3), on: time) },
        Stage("delay") { signal, time in signal.delay(.seconds(3), on: time) },
        Stage("timeout") { signal, time in signal.timeout(.seconds(99), on: time) },
        Stage("deliverOn") { signal, time in signal.deliverOn(time) },
        Stage("subscribeOn") { signal, time in signal.subscribeOn(time) },
        Stage("autoconnect") { signal, _ in signal.publish().autoconnect() },
        Stage("replayLazily") { signal, _ in signal.replayLazily() },
        Stage("subscribe(observer)") { signal, _ in Signal { signal.subscribe($0) } },
    ]
}

private enum End: CaseIterable, Sendable { case completion, error, disposal, abandonment }

/// Contract R1 to R6.
@Suite("What is held, and for how long") struct MemoryTests {
    @Test(arguments: Stage.all, End.allCases)
    private func `R1, R2, R3, R4, O4 at its end a chain lets go of everything`(_ stage: Stage, _ end: End) {
        // A shared one stays connected by contract when its subscriber leaves (M5).
        guard !(stage.testDescription == "replayLazily" && end == .disposal) else { return }
        let time = TestScheduler()
        let (inSubscriber, inSource) = (Loan(), Loan())
        var subject: Subject<Int>? = Subject<Int>()
        var signal: Signal<Int>? = stage.apply(
            Signal { [weak subject, token = inSource.token()] observer in
                subject?.signal.subscribe(observer)
                return Disposable { _ = token.value }
            }, time)
        let subscription = signal?.subscribe(next: inSubscriber.handler()) ?? .none
        time.advance(by: .seconds(1))
        subject?.sendNext(1)
        #expect(inSubscriber.isOut)
        switch end {
        case .completion: subject?.sendCompleted()
        case .error: subject?.sendError(Storm())
        case .disposal: subscription.dispose()
        case .abandonment:
            // Nobody ended anything: only that nobody holds the parts any more.
            subject = nil
            signal = nil
        }
        time.advance(by: .seconds(200))
        #expect(!inSubscriber.isOut, "the subscriber's object is still held")
        // The cold signal still holds its recipe, and with it what the recipe captured.
        signal = nil
        if end != .abandonment { #expect(!inSource.isOut, "the source's object is still held") }
        withExtendedLifetime((subject, subscription, time)) {}
    }

    @Test(arguments: [true, false])
    func `R1 an observer that somebody keeps does not keep its subscriber`(_ disposes: Bool) {
        let (kept, loan) = (HandFed<Int>(), Loan())
        let subscription = kept.signal.map { $0 + 1 }.subscribe(next: loan.handler())
        #expect(loan.isOut)
        if disposes { subscription.dispose() } else { kept.sendCompleted() }
        #expect(!loan.isOut)
    }

    @Test func `R2 a signal that nobody subscribed to is released with its last reference`() {
        let loan = Loan()
        do {
            let signal = Signal<Int> { [token = loan.token()] _ in Disposable { _ = token.value } }
            _ = signal.map { $0 }.flattenMap { .return($0) }.retry().publish().autoconnect()
        }
        #expect(!loan.isOut)
    }

    @Test func `R6, D7 a stream that never ends keeps nothing of what has passed`() {
        let (outer, loan) = (Subject<Signal<Int>>(), Loan())
        outer.signal.flatten().subscribe()
        outer.signal.switchToLatest().subscribe()
        outer.signal.flatten(1).subscribe()
        for _ in 0..<100 { outer.sendNext(Signal.return(1).map(loan.same())) }
        #expect(!loan.isOut)
    }

    @Test(arguments: buffers.map(\.name))
    private func `R4 what waits is released at the end, though source and observer live on`(_ name: String) {
        for (_, apply) in Self.buffers.filter({ $0.name == name }) {
            for disposes in [true, false] {
                let (source, earlier, latest) = (HandFed<Token>(), Loan(), Loan())
                let subscription = apply(source.signal).subscribe()
                source.sendNext([earlier.token(), latest.token()])
                #expect(latest.isOut)
                if disposes { subscription.dispose() } else { source.sendError() }
                #expect(!earlier.isOut && !latest.isOut)
            }
        }
    }

    private static var buffers: [(name: String, apply: (Signal<Token>) -> Signal<Int>)] {
        let never = Signal<Int>.never
        return [
            ("zip", { $0.zip(with: never).map { $1 } }),
            ("combineLatest", { $0.combineLatest(with: never).map { $1 } }),
            ("sample", { $0.sample(by: never).mapReplace(0) }),
            ("takeLast", { $0.takeLast(2).mapReplace(0) }),
            ("collect", { $0.collect().mapReplace(0) }),
            ("scan", { $0.scan(Token()) { $1 }.mapReplace(0) }),
            ("combinePrevious", { $0.combinePrevious(Token()).mapReplace(0) }),
            ("distinctUntilChanged", { $0.distinctUntilChanged(by: ===).mapReplace(0) }),
            ("flatten(1)", { $0.map { token in never.map { $0 + token.value } }.flatten(1) }),
            ("debounce", { $0.debounce(.seconds(1), on: TestScheduler()).mapReplace(0) }),
        ]
    }
}
