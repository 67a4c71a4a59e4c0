extension Signal {
    /// The values of all signals that this one sends, as they arrive.
    ///
    ///     outer          --A-----B--|           A  -1-2-3|    B  -8-9|
    ///     result         ---1-2-3-8-9|
    ///
    /// With a maximum, at most so many inner signals are at work at a time; the others wait in line. Zero means no
    /// maximum, one means one after the other. Completes when the outer signal and all inner ones have. Any error ends
    /// everything; signals that wait are never started.
    ///
    /// Contract O40. Book: the second reading of chapter 4. In Rx: `merge(maxConcurrent:)`, in Combine:
    /// `flatMap(maxPublishers:)`.
    public func flatten<Inner>(_ maximum: Int = 0) -> Signal<Inner> where Value == Signal<Inner> {
        Signal<Inner>(joining: { observer in
            let flattening = Flattening(maximum > 0 ? maximum : .max, observer)
            observer.lifetime.add(flattening.work.leave)
            flattening.follow(self)
        })
    }

    /// Signals that this one sends, one after the other: `flatten(1)`.
    ///
    /// Contract O32.
    public func concat<Inner>() -> Signal<Inner> where Value == Signal<Inner> { flatten(1) }
}

/// Starts signals, passes on what they send, and ends their lifetimes: each is a chain that ends here.
private final class Flattening<Value: Sendable>: Sendable {
    let work: Work<Value>
    private let observer: Observer<Value>
    private let trampoline = Trampoline()

    init(_ maximum: Int, _ observer: Observer<Value>) {
        (work, self.observer) = (Work(maximum), observer)
    }

    func follow(_ outer: Signal<Signal<Value>>) {
        outer.run(in: work.outer) { [self] event in
            switch event {
            case .next(let inner): if let task = work.arrive(inner) { start(task) }
            case .error(let error): fail(with: error)
            case .completed: if work.endOuter() { observer.sendCompleted() }
            }
        }
    }

    private func start(_ task: Work<Value>.Task) {
        let sink = Sink<Value>(task.lifetime) { [self, number = task.number] event in
            switch event {
            case .next: observer.send(event)
            case .error(let error): fail(with: error)
            case .completed: end(number)
            }
        }
        task.signal.attach(sink)
    }

    private func end(_ number: Int) {
        let (goesOn, isOver) = work.end(number)
        // In a loop, so that signals that end at once do not pile up on the stack.
        if goesOn { trampoline.bounce { if let next = work.next() { start(next) } } }
        if isOver { observer.sendCompleted() }
    }

    /// All are left before the error has its turn, which from inside a handler comes later: nothing starts
    /// meanwhile.
    private func fail(with error: any Error) {
        work.leave()
        observer.sendError(error)
    }
}

/// Which signals are at work, and which wait. Decides under its lock; whoever asks starts and disposes outside. It does not
/// know the observer, so the observer's lifetime may keep it.
private final class Work<Value: Sendable>: Sendable {
    /// A signal that may start, the lifetime it is given, and its number among those at work.
    typealias Task = (signal: Signal<Value>, lifetime: Disposable, number: Int)

    private struct State {
        var outerIsAtWork = true
        /// Inner signals, while they run; nil when all were left.
        var atWork: [Int: Disposable]? = [:]
        /// How many have started.
        var started = 0
        var waiting = FIFO<Signal<Value>>()

        var isOver: Bool { !outerIsAtWork && atWork?.isEmpty == true && waiting.isEmpty }

        /// The one that has waited longest, if there is room.
        mutating func start(_ maximum: Int) -> Task? {
            guard let running = atWork?.count, running < maximum, let signal = waiting.popFirst()
            else { return nil }
            let lifetime = Disposable()
            started += 1
            atWork?[started] = lifetime
            return (signal, lifetime, started)
        }
    }

    let outer = Disposable()
    private let maximum: Int
    private let state = Lock(State())

    init(_ maximum: Int) { self.maximum = maximum }

    /// What may start now that this one has come.
    func arrive(_ inner: Signal<Value>) -> Task? {
        state.withLock { state in
            if state.atWork != nil { state.waiting.append(inner) }
            return state.start(maximum)
        }
    }

    /// What may start now that one has ended.
    func next() -> Task? { state.withLock { $0.start(maximum) } }

    /// Whether that was the end of all.
    func endOuter() -> Bool {
        state.withLock { state in
            state.outerIsAtWork = false
            return state.isOver
        }
    }

    /// Whether others wait for its place, and whether that was the end of all.
    func end(_ number: Int) -> (goesOn: Bool, isOver: Bool) {
        let (ended, goesOn, isOver) = state.withLock { state in
            (state.atWork?.removeValue(forKey: number), !state.waiting.isEmpty, state.isOver)
        }
        ended?.dispose()
        return (goesOn, isOver)
    }

    func leave() {
        let left = state.exchange(State(atWork: nil)).atWork ?? [:]
        outer.dispose()
        for (_, lifetime) in left.sorted(by: { $0.key < $1.key }) { lifetime.dispose() }
    }
}
