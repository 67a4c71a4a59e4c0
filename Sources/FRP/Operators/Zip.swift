extension Signal {
    /// Pairs by position: first with first, second with second. The faster side waits.
    ///
    ///     this           --1--2--3-----|
    ///     other          ----a-----b--c--|
    ///     result         ----1a----2b-(3c|)
    ///
    /// Completes as soon as no further pair is possible: a side has completed and nothing of it waits. The first error
    /// ends it, also when values wait.
    ///
    /// Contract O52. In Rx and Combine: `zip`.
    public func zip<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> { .zip(self, other) }

    /// Tuples by position of any number of signals; of none, it completes at once.
    public static func zip<each Input: Sendable>(
        _ signals: repeat Signal<each Input>
    ) -> Signal where Value == (repeat each Input) {
        let inputs = Inputs(repeat each signals)
        return Signal { observer in
            Zipping(inputs, observer).start()
            return .none
        }
    }

    /// Arrays by position of signals of one kind; of none, it completes at once.
    public static func zip<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        guard let first = signals.first else { return .empty }
        return signals.dropFirst().reduce(first.map { [$0] }) { $0.zip(with: $1).map { $0 + [$1] } }
    }
}

private final class Zipping<each Input: Sendable>: Sendable {
    private let inputs: Inputs<repeat each Input>
    private let lanes: (repeat Lane<each Input>)
    private let observer: Observer<(repeat each Input)>

    init(_ inputs: Inputs<repeat each Input>, _ observer: Observer<(repeat each Input)>) {
        self.inputs = inputs
        self.observer = observer
        lanes = (repeat Lane(of: each inputs.signals))
    }

    func start() {
        if inputs.count == 0 { observer.sendCompleted() }
        repeat follow(each inputs.signals, each lanes)
    }

    private func follow<One>(_ signal: Signal<One>, _ lane: Lane<One>) {
        observer.follow(signal) { [self] event in
            switch event {
            case .next(let value):
                lane.append(value)
                if areAllReady, let tuple = firstOfEach() { observer.deliver(.next(tuple)) }
            case .error(let error): return observer.deliver(.error(error))
            case .completed: lane.end()
            }
            if isAnyDry { observer.deliver(.completed) }
        }
    }

    private var areAllReady: Bool {
        for lane in repeat each lanes {
            if !lane.isReady { return false }
        }
        return true
    }

    private var isAnyDry: Bool {
        for lane in repeat each lanes {
            if lane.isDry { return true }
        }
        return false
    }

    private func firstOfEach() -> (repeat each Input)? {
        do { return (repeat try (each lanes).popFirst()) } catch { return nil }
    }
}

/// Values of one side that wait for the others.
private struct Lane<Input: Sendable>: Sendable {
    struct Empty: Error {}

    private let state = SerialBox((waiting: FIFO<Input>(), hasEnded: false))

    init(of signal: Signal<Input>) {}

    var isReady: Bool { !state.value.waiting.isEmpty }
    /// Nothing waits, and nothing will come.
    var isDry: Bool { state.value.hasEnded && !isReady }

    func append(_ value: Input) { state.value.waiting.append(value) }
    func end() { state.value.hasEnded = true }

    func popFirst() throws -> Input {
        guard let value = state.value.waiting.popFirst() else { throw Empty() }
        return value
    }
}
