import FRP

/// What is to be run, soonest first, and of what is due together, first the one that came first.
struct Agenda {
    /// In that order. Usually something is added at the end, and always it is taken from the beginning.
    private var waiting: ArraySlice<(due: Duration, action: ScheduledAction)> = []

    /// How many actions wait.
    var count: Int { waiting.count }

    mutating func add(_ action: ScheduledAction, at due: Duration) {
        let before = waiting.lastIndex { $0.due <= due }
        waiting.insert((due, action), at: before.map { $0 + 1 } ?? waiting.startIndex)
    }

    /// Cancels an action and gives back its work, to be let go of when no lock is held.
    mutating func cancel(_ action: ScheduledAction) -> ScheduledAction.Work? {
        if let place = waiting.firstIndex(where: { $0.action === action }) { waiting.remove(at: place) }
        return action.takeWork()
    }

    /// Whether an action is due by `time`; without a time, whether there is any.
    func hasNext(by time: Duration?) -> Bool {
        guard let next = waiting.first else { return false }
        return time.map { next.due <= $0 } ?? true
    }

    /// Takes out the next action if it is due by `time`; without a time, whenever it is due. A recurring one takes
    /// its next place.
    mutating func takeNext(by time: Duration?) -> (due: Duration, work: ScheduledAction.Work)? {
        guard hasNext(by: time), let next = waiting.popFirst() else { return nil }
        guard let work = next.action.workOfNextRun() else { return nil }
        if let interval = next.action.interval { add(next.action, at: next.due + interval) }
        return (next.due, work)
    }

    /// Takes out the work of all actions.
    mutating func takeAll() -> [ScheduledAction.Work] {
        defer { waiting = [] }
        return waiting.compactMap { $0.action.takeWork() }
    }
}

/// Work that waits for its time, and lets go of it when it ran or was cancelled.
final class ScheduledAction: Sendable {
    typealias Work = @Sendable () -> Void

    /// How long after each run the next one is due; `nil` for an action that runs once.
    let interval: Duration?
    private let work: Lock<Work?>

    init(every interval: Duration? = nil, _ work: @escaping Work) {
        self.interval = interval
        self.work = Lock(work)
    }

    /// The work of one run, taken out if there is to be no other.
    func workOfNextRun() -> Work? {
        interval == nil ? takeWork() : work.withLock { $0 }
    }

    /// Prevents the runs still to come. The caller lets go of the work when it holds no lock.
    func takeWork() -> Work? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
