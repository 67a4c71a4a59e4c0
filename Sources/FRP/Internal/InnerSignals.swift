/// Which inner signals of a flatten are at work, and which wait. Decides under its lock; whoever asks starts and disposes
/// outside. It does not know the observer, so the observer's lifetime may keep it.
final class InnerSignals<Value: Sendable>: Sendable {
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
            guard hasRoom(maximum), let signal = waiting.popFirst() else { return nil }
            let lifetime = Disposable()
            started += 1
            atWork?[started] = lifetime
            return (signal, lifetime, started)
        }

        func hasRoom(_ maximum: Int) -> Bool { atWork.map { $0.count < maximum } ?? false }
    }

    let outer = Disposable()
    private let maximum: Int
    private let state = Lock(State())

    init(_ maximum: Int) { self.maximum = maximum }

    /// Whether one that comes now would overtake nobody.
    var startsAtOnce: Bool { state.withLock { $0.hasRoom(maximum) && $0.waiting.isEmpty } }

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
