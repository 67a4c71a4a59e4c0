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
    @Test("R1, R2, R3, R4, O4 at its end a chain lets go of everything", arguments: Stage.all, End.allCases)
    private func release(_ stage: Stage, _ end: End) {
        // A shared one stays connected by contract when its subscriber leaves (M5).
        guard !(stage.testDescription == "replayLazily" && end == .disposal) else { return }
        let time = TestScheduler()
        weak var inSubscriber: Token?
        weak var inSource: Token?
        var subject: Subject<Int>? = Subject<Int>()
        var signal: Signal<Int>?
        let subscription: Disposable
        do {
            let (one, other) = (Token(), Token())
            (inSubscriber, inSource) = (one, other)
            signal = stage.apply(
                Signal { [weak subject, other] observer in
                    subject?.signal.subscribe(observer)
                    return Disposable { _ = other.value }
                }, time)
            subscription = signal?.subscribe(next: { [one] in _ = $0 + one.value }) ?? .none
        }
        time.advance(by: .seconds(1))
        subject?.sendNext(1)
        #expect(inSubscriber != nil)
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
        #expect(inSubscriber == nil, "the subscriber's object is still held")
        // The cold signal still holds its recipe, and with it what the recipe captured.
        signal = nil
        if end != .abandonment { #expect(inSource == nil, "the source's object is still held") }
        withExtendedLifetime((subject, subscription, time)) {}
    }

    @Test(arguments: [true, false])
    func `R1 an observer that somebody keeps does not keep its subscriber`(_ disposes: Bool) {
        let kept = HandFed<Int>()
        weak var held: Token?
        let subscription: Disposable
        do {
            let token = Token()
            held = token
            subscription = kept.signal.map { $0 + 1 }.subscribe(next: { [token] in _ = $0 + token.value })
        }
        #expect(held != nil)
        if disposes { subscription.dispose() } else { kept.sendCompleted() }
        #expect(held == nil)
    }

    @Test func `R2 a signal that nobody subscribed to is released with its last reference`() {
        weak var held: Token?
        do {
            let token = Token()
            held = token
            let signal = Signal<Int> { [token] _ in Disposable { _ = token.value } }
            _ = signal.map { $0 }.flattenMap { .return($0) }.retry().publish().autoconnect()
        }
        #expect(held == nil)
    }

    @Test func `R6, D7 a stream that never ends keeps nothing of what has passed`() {
        let outer = Subject<Signal<Int>>()
        outer.signal.flatten().subscribe()
        outer.signal.switchToLatest().subscribe()
        outer.signal.flatten(1).subscribe()
        weak var passed: Token?
        for _ in 0..<100 {
            let token = Token()
            passed = token
            outer.sendNext(Signal.return(1).map { [token] in $0 + token.value })
        }
        #expect(passed == nil)
    }

    @Test(
        "R4 what waits is released at the end, though source and observer live on",
        arguments: buffers.map(\.name))
    private func emptied(_ name: String) {
        for (_, apply) in Self.buffers.filter({ $0.name == name }) {
            for disposes in [true, false] {
                let source = HandFed<Token>()
                weak var (one, other): (Token?, Token?) = (nil, nil)
                let subscription = apply(source.signal).subscribe()
                do {
                    let (first, second) = (Token(), Token())
                    (one, other) = (first, second)
                    source.sendNext([first, second])
                }
                #expect(other != nil)
                if disposes { subscription.dispose() } else { source.sendError() }
                #expect(one == nil && other == nil)
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
