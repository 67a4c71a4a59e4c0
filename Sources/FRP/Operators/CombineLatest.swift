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
        Signal { observer in
            LatestArray(signals, observer).start()
            return .none
        }
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

/// Counts who has been heard and who has completed.
private final class Attendance: Sendable {
    private let absent: SerialBox<Int>
    private let running: SerialBox<Int>

    init(_ count: Int) {
        absent = SerialBox(count)
        running = SerialBox(count)
    }

    var isComplete: Bool { absent.value == 0 }
    var isOver: Bool { running.value == 0 }

    func note<Input>(_ event: Event<Input>, in latest: SerialBox<Input?>) {
        switch event {
        case .next(let value):
            if latest.take(leaving: value) == nil { absent.value -= 1 }
        case .completed: running.value -= 1
        case .error: break
        }
    }
}

extension Observer {
    /// Passes on what one of several inputs said, as far as it concerns the whole.
    fileprivate func deliver<Input>(_ event: Event<Input>, _ attendance: Attendance, _ values: () -> Value?) {
        switch event {
        case .next:
            if attendance.isComplete, let values = values() { deliver(.next(values)) }
        case .error(let error): deliver(.error(error))
        case .completed:
            if attendance.isOver { deliver(.completed) }
        }
    }
}

private final class LatestArray<Input: Sendable>: Sendable {
    private let signals: [Signal<Input>]
    private let latest: [SerialBox<Input?>]
    private let observer: Observer<[Input]>
    private let attendance: Attendance

    init(_ signals: [Signal<Input>], _ observer: Observer<[Input]>) {
        self.signals = signals
        self.observer = observer
        latest = signals.map { _ in SerialBox(nil) }
        attendance = Attendance(signals.count)
    }

    func start() {
        if signals.isEmpty { observer.sendCompleted() }
        for (signal, latest) in zip(signals, latest) {
            observer.follow(signal) { [self] event in
                attendance.note(event, in: latest)
                observer.deliver(event, attendance) { self.latest.compactMap(\.value) }
            }
        }
    }
}

private final class LatestTuple<each Input: Sendable>: Sendable {
    private let inputs: Inputs<repeat each Input>
    private let latest: (repeat Latest<each Input>)
    private let observer: Observer<(repeat each Input)>
    private let attendance: Attendance

    init(_ inputs: Inputs<repeat each Input>, _ observer: Observer<(repeat each Input)>) {
        self.inputs = inputs
        self.observer = observer
        latest = (repeat Latest(of: each inputs.signals))
        attendance = Attendance(inputs.count)
    }

    func start() {
        if inputs.count == 0 { observer.sendCompleted() }
        repeat follow(each inputs.signals, each latest)
    }

    private func follow<One>(_ signal: Signal<One>, _ latest: Latest<One>) {
        observer.follow(signal) { [self] event in
            attendance.note(event, in: latest.box)
            observer.deliver(event, attendance, values)
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
