extension Signal {
    /// Pairs of the latest values of both: one for every value of either, once both have sent one.
    ///
    ///     this           --1-----2-------|
    ///     other          ----a------b--|
    ///     result         ----1a--2a-2b---|
    ///
    /// Completes when both have completed. The first error ends it. This one is subscribed first: if it sends at once,
    /// only its last value meets the other's. Two signals that change together, because they come from one source,
    /// give an intermediate pair.
    ///
    /// Contract O50, O51. Book: chapter6/mvvm_in_practice. In Rx and Combine: `combineLatest`.
    public func combineLatest<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
        .combineLatest(self, other)
    }

    /// Tuples of the latest values of any number of signals; of none, it completes at once.
    public static func combineLatest<each Input: Sendable>(
        _ signals: repeat Signal<each Input>
    ) -> Signal where Value == (repeat each Input) {
        let inputs = Inputs(repeat each signals)
        return Signal { observer in
            LatestTuple(inputs, observer).start()
            return .none
        }
    }

    /// Arrays of the latest values of signals of one kind; of none, it completes at once.
    public static func combineLatest<Input>(_ signals: [Signal<Input>]) -> Signal where Value == [Input] {
        guard let first = signals.first else { return .empty }
        return signals.dropFirst().reduce(first.map { [$0] }) { $0.combineLatest(with: $1).map { $0 + [$1] } }
    }
}

/// The signals of a join, of any types.
struct Inputs<each Input: Sendable>: Sendable {
    let signals: (repeat Signal<each Input>)
    let count: Int

    init(_ signals: repeat Signal<each Input>) {
        self.signals = (repeat each signals)
        var count = 0
        for _ in repeat each signals { count += 1 }
        self.count = count
    }
}

private final class LatestTuple<each Input: Sendable>: Sendable {
    private let inputs: Inputs<repeat each Input>
    private let latest: (repeat Latest<each Input>)
    private let observer: Observer<(repeat each Input)>
    /// Those who have not been heard yet, and those who have not completed.
    private let missing: SerialBox<(values: Int, ends: Int)>

    init(_ inputs: Inputs<repeat each Input>, _ observer: Observer<(repeat each Input)>) {
        self.inputs = inputs
        self.observer = observer
        latest = (repeat Latest(of: each inputs.signals))
        missing = SerialBox((inputs.count, inputs.count))
    }

    func start() {
        if inputs.count == 0 { observer.sendCompleted() }
        repeat follow(each inputs.signals, each latest)
    }

    private func follow<One>(_ signal: Signal<One>, _ latest: Latest<One>) {
        observer.follow(signal) { [self] event in
            switch event {
            case .next(let value):
                if latest.box.take(leaving: value) == nil { missing.value.values -= 1 }
                if missing.value.values == 0, let values = values() { observer.deliver(.next(values)) }
            case .error(let error): observer.deliver(.error(error))
            case .completed:
                missing.value.ends -= 1
                if missing.value.ends == 0 { observer.deliver(.completed) }
            }
        }
    }

    private func values() -> (repeat each Input)? {
        do { return (repeat try (each latest).value()) } catch { return nil }
    }
}

private struct Latest<Input: Sendable>: Sendable {
    struct Missing: Error {}

    let box = SerialBox<Input?>(nil)

    init(of signal: Signal<Input>) {}

    func value() throws -> Input {
        guard let value = box.value else { throw Missing() }
        return value
    }
}
