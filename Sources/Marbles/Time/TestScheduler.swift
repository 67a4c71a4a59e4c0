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

    /// - Parameter limit: how many actions one `advance` or `run` may run before it gives up with a message, because an
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

    /// How many actions wait to be run, disposed ones not counted.
    public var pending: Int { state.withLock(\.agenda.count) }

    /// Moves time forward by `duration`, and runs all that is due by then. With zero, what is due now.
    public func advance(by duration: Duration) {
        run { now in .time(now + max(duration, .zero)) }
    }

    /// Moves time forward to `time`, and runs all that is due by then. Time never goes back.
    public func advance(to time: Duration) {
        run { now in .time(max(now, time)) }
    }

    /// Runs the next action, and moves time to it. Of several that are due together, only the first.
    ///
    /// - Returns: whether there was one to run; `false` from inside an action.
    @discardableResult
    public func step() -> Bool {
        guard let work = state.withLock({ $0.beginStep() }) else { return false }
        perform(work)
        runToGoal()
        return true
    }

    /// Runs everything, also what is scheduled meanwhile, until nothing is left. Time stops at the last action.
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

    /// Has `action` run at the present time, after what is due by now already, when time is next told to move.
    @discardableResult
    public func schedule(_ action: @escaping Action) -> Disposable {
        add(ScheduledAction(action), after: .zero)
    }

    /// Has `action` run when `delay` has passed; without delay, or with less, at the present time.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        add(ScheduledAction(action), after: delay)
    }

    /// Has `action` run when `delay` has passed and then once every `interval`, until the result is disposed.
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
