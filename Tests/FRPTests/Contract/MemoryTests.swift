import FRP
import Marbles
import Testing

private enum End: CaseIterable, Sendable { case completion, error, disposal, abandonment }

/// Contract R1 to R6.
@Suite("What is held, and for how long", .reported) struct MemoryTests {
    /// Whatever an operator does.
    private static let stages: [Named<TimedStage>] = [
        Named("map") { signal, _ in signal.map { $0 } },
        Named("filter") { signal, _ in signal.filter { _ in true } },
        Named("scan") { signal, _ in signal.scan(0, +) },
        Named("take") { signal, _ in signal.take(99) },
        Named("skip") { signal, _ in signal.skip(0) },
        Named("takeLast") { signal, _ in signal.takeLast(2) },
        Named("takeWhile") { signal, _ in signal.takeWhile { _ in true } },
        Named("collect") { signal, _ in signal.collect().map(\.count) },
        Named("aggregate") { signal, _ in signal.aggregate(0, +) },
        Named("distinctUntilChanged") { signal, _ in signal.distinctUntilChanged() },
        Named("startWith") { signal, _ in signal.startWith(0) },
        Named("materialize") { signal, _ in signal.materialize().dematerialize() },
        Named("doNext") { signal, _ in signal.doNext { _ in } },
        Named("finally") { signal, _ in signal.initially {}.finally {} },
        Named("logged") { signal, _ in signal.logged("", to: { _ in }) },
        Named("concat") { signal, _ in signal.concat(.return(1)) },
        Named("then") { signal, _ in signal.then { .return(1) } },
        Named("catch") { signal, _ in signal.catchTo(.empty) },
        Named("retry") { signal, _ in signal.retry(0) },
        Named("merge") { signal, _ in signal.merge(.never.takeUntil(signal.ignoreValues())) },
        Named("flattenMap") { signal, _ in signal.flattenMap { .return($0) } },
        Named("flatten(1)") { signal, _ in signal.map { .return($0) }.flatten(1) },
        Named("switchToLatest") { signal, _ in signal.map { .return($0) }.switchToLatest() },
        Named("combineLatest") { signal, _ in signal.combineLatest(with: signal).map { $0 + $1 } },
        Named("zip") { signal, _ in signal.zip(with: signal).map { $0 + $1 } },
        Named("sample") { signal, _ in signal.sample(by: signal) },
        Named("takeUntil") { signal, _ in signal.takeUntil(Signal<Int>.never) },
        Named("debounce") { signal, time in signal.debounce(.seconds(3), on: time) },
        Named("delay") { signal, time in signal.delay(.seconds(3), on: time) },
        Named("timeout") { signal, time in signal.timeout(.seconds(99), on: time) },
        Named("deliverOn") { signal, time in signal.deliverOn(time) },
        Named("subscribeOn") { signal, time in signal.subscribeOn(time) },
        Named("autoconnect") { signal, _ in signal.publish().autoconnect() },
        Named("replayLazily") { signal, _ in signal.replayLazily() },
        Named("subscribe(observer)") { signal, _ in Signal { signal.subscribe($0) } },
    ]

    @Test func `R1, R2, R3, R4, O4 at its end a chain lets go of everything`() {
        for stage in Self.stages {
            for end in End.allCases { expectRelease(by: stage, after: end) }
        }
    }

    private func expectRelease(by stage: Named<TimedStage>, after end: End) {
        // A shared one stays connected by contract when its subscriber leaves (M5).
        guard !(stage.description == "replayLazily" && end == .disposal) else { return }
        let time = TestScheduler()
        let (inSubscriber, inSource) = (Loan(), Loan())
        var subject: Subject<Int>? = Subject<Int>()
        var signal: Signal<Int>? = stage.value(
            Signal { [weak subject, token = inSource.token()] observer in
                subject?.signal.subscribe(observer)
                return Disposable { _ = token.value }
            }, time)
        let subscription = signal?.subscribe(next: inSubscriber.handler()) ?? .none
        time.advance(by: .seconds(1))
        subject?.sendNext(1)
        #expect(inSubscriber.isOut, "\(stage), \(end)")
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
        #expect(!inSubscriber.isOut, "\(stage), \(end): the subscriber's object is still held")
        // The cold signal still holds its recipe, and with it what the recipe captured.
        signal = nil
        if end != .abandonment {
            #expect(!inSource.isOut, "\(stage), \(end): the source's object is still held")
        }
        withExtendedLifetime((subject, subscription, time)) {}
    }

    @Test func `R1 an observer that somebody keeps does not keep its subscriber`() {
        for disposes in [true, false] {
            let (kept, loan) = (HandFed<Int>(), Loan())
            let subscription = kept.signal.map { $0 + 1 }.subscribe(next: loan.handler())
            #expect(loan.isOut)
            if disposes { subscription.dispose() } else { kept.sendCompleted() }
            #expect(!loan.isOut, "disposes: \(disposes)")
        }
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

    private typealias Buffer = @Sendable (Signal<Token>) -> Signal<Int>

    private static let buffers: [Named<Buffer>] = [
        Named("zip") { $0.zip(with: Signal<Int>.never).map { $1 } },
        Named("combineLatest") { $0.combineLatest(with: Signal<Int>.never).map { $1 } },
        Named("sample") { $0.sample(by: Signal<Int>.never).mapReplace(0) },
        Named("takeLast") { $0.takeLast(2).mapReplace(0) },
        Named("collect") { $0.collect().mapReplace(0) },
        Named("aggregate") { $0.aggregate([Token]()) { $0 + [$1] }.mapReplace(0) },
        Named("scan") { $0.scan(Token()) { $1 }.mapReplace(0) },
        Named("combinePrevious") { $0.combinePrevious(Token()).mapReplace(0) },
        Named("distinctUntilChanged") { $0.distinctUntilChanged(by: ===).mapReplace(0) },
        Named("flatten(1)") { $0.map { token in Signal<Int>.never.map { $0 + token.value } }.flatten(1) },
        Named("debounce") { $0.debounce(.seconds(1), on: TestScheduler()).mapReplace(0) },
    ]

    @Test func `R4, O13, O14, O16 what waits is released at the end, though source and observer live on`() {
        for buffer in Self.buffers {
            for end in [End.disposal, .error] {
                let (source, earlier, latest) = (HandFed<Token>(), Loan(), Loan())
                let subscription = buffer.value(source.signal).subscribe()
                source.sendNext([earlier.token(), latest.token()])
                #expect(latest.isOut, "\(buffer), \(end)")
                if end == .disposal { subscription.dispose() } else { source.sendError() }
                #expect(!earlier.isOut && !latest.isOut, "\(buffer), \(end)")
            }
        }
    }
}
