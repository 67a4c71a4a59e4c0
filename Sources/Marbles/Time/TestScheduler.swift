import FRP

/// A scheduler whose time moves only when told to: an hour passes in no time, and always in the same order.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(3600)) { print("an hour later") }
///     scheduler.advance(by: .seconds(3599))     // nothing yet
///     scheduler.advance(by: .seconds(1))        // an hour later
///
/// Actions run in the order of their due times, those due together in the order in which they were scheduled.
/// While an action runs, `now` is its due time. What an action schedules runs in the same advance if it is due
/// within it. A recurring action takes its place for the next time before it runs.
///
/// It may be used from any thread, and runs one action at a time: `advance` and `run`, called while an action
/// runs, only move the goal of the run that is under way, and return. What did not run when the scheduler is let
/// go of never runs.
///
/// Contract X1 to X5, X10, X11. In Rx: `TestScheduler`, in ReactiveObjC: `RACTestScheduler`.
public final class TestScheduler: Scheduler {
    private let limit: Int
    private let state = Lock(VirtualTime())

    /// - Parameter limit: the maximum number of actions in one `advance` or `run`. Then it gives up with a message, because an
    ///   action that recurs for ever would keep it running for ever.
    public init(limit: Int = 1_000_000) {
        self.limit = max(limit, 1)
    }

    deinit {
        let work = state.withLock { $0.agenda.takeAll() }
        _ = work
    }

    // MARK: Time

    /// The virtual time, zero at first.
    public var now: Duration { state.withLock(\.now) }

    /// The number of actions that wait, without disposed ones.
    public var pending: Int { state.withLock(\.agenda.count) }

    /// Moves time forward by `duration`, and runs everything that is due by then. With zero, it runs what is due now.
    public func advance(by duration: Duration) {
        run { now in .time(now + max(duration, .zero)) }
    }

    /// Moves time forward to `time`, and runs everything that is due by then. Time never goes back.
    public func advance(to time: Duration) {
        run { now in .time(max(now, time)) }
    }

    /// Runs the next action, and moves time to it. If several are due at the same time, it runs only the first.
    ///
    /// - Returns: whether there was an action to run; `false` from inside an action.
    @discardableResult
    public func step() -> Bool {
        guard let work = state.withLock({ $0.beginStep() }) else { return false }
        perform(work)
        runToGoal()
        return true
    }

    /// Runs everything, including what is scheduled meanwhile, until nothing is left. Time stops at the last action.
    public func run() {
        run { _ in .end }
    }

    private func run(to goal: (Duration) -> VirtualTime.Goal) {
        let isFirst = state.withLock { $0.move(to: goal($0.now)) }
        if isFirst { runToGoal() }
    }

    private func runToGoal() {
        for _ in 0..<limit {
            guard let work = state.withLock({ $0.takeNext() }) else { return }
            perform(work)
        }
        let wasGivenUp = state.withLock { $0.giveUp() }
        if wasGivenUp { Misuse.runsForEver(actions: limit).report() }
    }

    private func perform(_ work: ScheduledAction.Work) {
        CurrentScheduler.run(self, work)
    }

    // MARK: Scheduling

    /// Schedules `action` for the present time, after everything that is due by now. It runs when time is next told to move.
    @discardableResult
    public func schedule(_ action: @escaping Action) -> Disposable {
        add(ScheduledAction(action), after: .zero)
    }

    /// Schedules `action` for the time when `delay` has passed. A delay of zero or less means the present time.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        add(ScheduledAction(action), after: delay)
    }

    /// Schedules `action` for the time when `delay` has passed, and then once in each `interval`, until the result is disposed.
    @discardableResult
    public func schedule(
        after delay: Duration, every interval: Duration, _ action: @escaping Action
    ) -> Disposable {
        add(ScheduledAction(every: max(interval, .zero), action), after: delay)
    }

    private func add(_ action: ScheduledAction, after delay: Duration) -> Disposable {
        state.withLock { $0.agenda.add(action, at: $0.now + max(delay, .zero)) }
        return Disposable { [weak self] in
            _ = self?.state.withLock { $0.agenda.cancel(action) }
        }
    }
}
