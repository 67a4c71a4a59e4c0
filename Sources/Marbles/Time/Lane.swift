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
        /// The time at which the last work that was begun will be done.
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

    /// - Parameter clock: the clock of the lane; `nil` for that of the running example.
    public init(on clock: TestScheduler? = nil) {
        self.clock = clock ?? Stage.current.clock
    }

    /// The clock's time. During a block, and until all its work is done, it is this lane's own time.
    public var now: Duration { max(clock.now, state.withLock(\.isFreeAt)) }

    /// The record of the work, with its times. `=` is for each column in which the work before continues.
    var written: [TimedEvent<String>] { state.withLock(\.written) }

    // MARK: Working

    /// Does a piece of work: records its name, and keeps the lane busy for this time.
    ///
    /// In pictures the initial of the work is shown, if no other work has the same.
    public func work(_ name: String, taking duration: Duration = .zero) { _ = begin(name, taking: duration) }

    /// Records the work as if nothing will cancel it.
    private func begin(_ name: String, taking duration: Duration) -> (start: Duration, end: Duration) {
        if let initial = name.first { Stage.current.note(legend: [initial: name]) }
        let start = now
        let more = (1..<max(duration.column, 1)).map { TimedEvent(at: start + .seconds($0), Event.next("=")) }
        let end = start + max(duration, .zero)
        state.withLock { state in
            state.written += [TimedEvent(at: start, .next(name))] + more
            state.isFreeAt = end
        }
        // The clock has to run until the work is done, too.
        clock.schedule(after: end - clock.now) {}
        return (start, end)
    }

    /// Does a piece of work for a task, which continues when the work is done.
    ///
    /// - Throws: `CancellationError` if the task is cancelled meanwhile. The work ends then.
    public func work(_ name: String, taking duration: Duration) async throws {
        let (start, end) = begin(name, taking: duration)
        do { try await VirtualClock(clock).sleep(until: .init(time: end)) } catch {
            // Removes only the rest of this piece of work: the lane may have another one after it.
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

    /// Runs `action` when `delay` has passed, counted from the present time of the calling lane, and this lane is free.
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

    /// Runs the waiting blocks until one of them takes time, and the others after that.
    private func runWaiting() {
        while let block = state.withLock({ [now = clock.now] in $0.takeNext(at: now) }) {
            if let work = block.takeWork() { CurrentScheduler.run(self, work) }
        }
        guard state.withLock({ !$0.waiting.isEmpty }) else { return }
        clock.schedule(after: now - clock.now) { [self] in runWaiting() }
    }
}
