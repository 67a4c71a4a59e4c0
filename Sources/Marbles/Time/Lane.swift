import FRP

/// A thread in virtual time: a scheduler whose work takes as long as it says. In a picture it is a line of its own.
///
///     let main = Lane()
///     main.schedule { main.work("draw", taking: .seconds(3)) }
///     draw(["main": main])
///
///     main     d==-
///     seconds  0
///              d = draw
///
/// It does one piece of work after the other. What is scheduled while it works waits, and the other lanes of the clock go on.
/// Only lanes know that work takes time: a signal in the same picture is drawn at the clock's time, which is when the work
/// began.
///
/// Contract X1 to X4, X7.
public final class Lane: Scheduler {
    private struct State {
        var waiting: [ScheduledAction] = []
        /// When the last work that was begun is done.
        var isFreeAt = Duration.zero
        var written: [TimedEvent<String>] = []

        mutating func takeNext(at time: Duration) -> ScheduledAction? {
            isFreeAt <= time && !waiting.isEmpty ? waiting.removeFirst() : nil
        }
    }

    /// The lane whose block is running, if any.
    public static var current: Lane? { CurrentScheduler.value as? Lane }

    let clock: TestScheduler
    private let state = Lock(State())

    /// - Parameter clock: whose time it takes; the clock of the example that runs, unless you name one.
    public init(on clock: TestScheduler? = nil) {
        self.clock = clock ?? Stage.current.clock
    }

    /// The clock's time; during a block, and until all that it has done is over, this lane's own time.
    public var now: Duration { max(clock.now, state.withLock(\.isFreeAt)) }

    /// What was done here, and when. `=` stands for each column in which the work before goes on.
    var written: [TimedEvent<String>] { state.withLock(\.written) }

    // MARK: Working

    /// Does a piece of work: writes down its name, and keeps the lane busy for a while.
    ///
    /// In pictures the work is written with its initial, if no other work has the same.
    public func work(_ name: String, taking duration: Duration = .zero) { _ = begin(name, taking: duration) }

    /// Writes the work down, as it is when nothing cancels it.
    private func begin(_ name: String, taking duration: Duration) -> (start: Duration, end: Duration) {
        if let initial = name.first { Stage.current.note(legend: [initial: name]) }
        let start = now
        let more = (1..<max(duration.column, 1)).map { TimedEvent(at: start + .seconds($0), Event.next("=")) }
        let end = start + max(duration, .zero)
        state.withLock { state in
            state.written += [TimedEvent(at: start, .next(name))] + more
            state.isFreeAt = end
        }
        // The clock, too, goes on until the work is done.
        clock.schedule(after: end - clock.now) {}
        return (start, end)
    }

    /// Does a piece of work for a task, which goes on when the work is done.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile. The work ends then.
    public func work(_ name: String, taking duration: Duration) async throws {
        let (start, end) = begin(name, taking: duration)
        do { try await VirtualClock(clock).sleep(until: .init(time: end)) } catch {
            // Only what this piece of work would still have done: another one may follow it on this lane.
            let now = max(clock.now, start)
            state.withLock { state in
                state.written.removeAll { $0.time >= now && $0.time > start && $0.time < end }
                if state.isFreeAt == end { state.isFreeAt = now }
            }
            throw error
        }
    }

    // MARK: Scheduling

    @discardableResult
    public func schedule(_ action: @escaping Action) -> Disposable {
        schedule(after: .zero, action)
    }

    /// Runs `action` when `delay` has passed since the present time of the lane that calls, and this lane is free.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        let block = ScheduledAction(action)
        let start = (Self.current?.now ?? clock.now) + max(delay, .zero)
        let arrival = clock.schedule(after: start - clock.now) { [self] in
            state.withLock { $0.waiting.append(block) }
            runWaiting()
        }
        return Disposable {
            arrival.dispose()
            _ = block.takeWork()
        }
    }

    /// Runs the blocks that wait until one of them takes time, and the others when that is over.
    private func runWaiting() {
        while let block = state.withLock({ [now = clock.now] in $0.takeNext(at: now) }) {
            if let work = block.takeWork() { CurrentScheduler.run(self, work) }
        }
        guard state.withLock({ !$0.waiting.isEmpty }) else { return }
        clock.schedule(after: now - clock.now) { [self] in runWaiting() }
    }
}
