import FRP

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

    /// Whether no run is still to come.
    var isOver: Bool { work.withLock { $0 == nil } }

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
