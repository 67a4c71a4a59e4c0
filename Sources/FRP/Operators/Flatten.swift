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

/// Starts signals, and passes on what they send.
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
            case .completed: if work.end(0, hasSuccessor: false).isOver { observer.sendCompleted() }
            }
        }
    }

    private func start(_ task: Work<Value>.Task) {
        task.signal.run(in: task.lifetime) { [self, number = task.number] event in
            switch event {
            case .next: observer.send(event)
            case .error(let error): fail(with: error)
            case .completed: end(number)
            }
        }
    }

    private func end(_ number: Int) {
        let (goesOn, isOver) = work.end(number, hasSuccessor: true)
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
        /// The outer signal and inner ones, while they run; nil when all of them were left.
        var atWork: [Int: Disposable]?
        /// How many have come.
        var arrived = 0
        var waiting = FIFO<Signal<Value>>()
        /// Those that have come from the waiting to work, until they are started.
        var starting = FIFO<Task>()

        /// What may start, if all have not been left.
        mutating func admit(_ signal: Signal<Value>) -> Task? {
            guard atWork != nil else { return nil }
            let lifetime = Disposable()
            arrived += 1
            atWork?[arrived] = lifetime
            return (signal, lifetime, arrived)
        }
    }

    /// Ends the outer signal, which is at work from the beginning, as number 0.
    let outer = Disposable()
    private let maximum: Int
    private let state: Lock<State>

    init(_ maximum: Int) {
        self.maximum = maximum
        state = Lock(State(atWork: [0: outer]))
    }

    /// The signal, if there is room for it now; otherwise it waits.
    func arrive(_ inner: Signal<Value>) -> Task? {
        state.withLock { state in
            guard let running = state.atWork?.count, running > maximum else { return state.admit(inner) }
            state.waiting.append(inner)
            return nil
        }
    }

    /// One has ended: one that waits takes its place, or nobody does. Decided in one step, as a signal may arrive
    /// at the same time and find no room.
    func end(_ number: Int, hasSuccessor: Bool) -> (goesOn: Bool, isOver: Bool) {
        let (ended, goesOn, isOver) = state.withLock { state in
            let ended = state.atWork?.removeValue(forKey: number)
            let next = hasSuccessor ? state.waiting.popFirst().flatMap { state.admit($0) } : nil
            if let next { state.starting.append(next) }
            return (ended, next != nil, state.atWork?.count == 0)
        }
        // What has ended dies here, not under the lock.
        withExtendedLifetime(ended) {}
        return (goesOn, isOver)
    }

    /// What has taken the place of one that has ended.
    func next() -> Task? { state.withLock { $0.starting.popFirst() } }

    func leave() {
        let left = state.exchange(State(atWork: nil)).atWork ?? [:]
        for (_, lifetime) in left.sorted(by: { $0.key < $1.key }) { lifetime.dispose() }
    }
}
