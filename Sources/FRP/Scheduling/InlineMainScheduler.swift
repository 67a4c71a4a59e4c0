/// Runs blocks on the main queue; at once if the caller is there already and nothing is waiting.
///
/// If blocks from elsewhere are still waiting, one from the main queue waits behind them, so the order is kept.
///
/// Contract X8. In ReactiveSwift: `UIScheduler`.
public final class InlineMainScheduler: Scheduler {
    /// The one that everybody shares.
    public static let shared = InlineMainScheduler()

    private let waiting = Lock(0)

    private init() {}

    /// Time since the machine started.
    public var now: Duration { MainScheduler.shared.now }

    /// Runs `action` now if the main queue is here and free, otherwise in its next turn.
    @discardableResult public func schedule(_ action: @escaping Action) -> Disposable {
        if MainScheduler.isOnMainQueue, waiting.withLock({ $0 == 0 }) {
            CurrentScheduler.run(MainScheduler.shared, action)
            return .none
        }
        let job = Job(action)
        waiting.withLock { $0 += 1 }
        MainScheduler.shared.schedule { [self] in
            waiting.withLock { $0 -= 1 }
            job.run()
        }
        return job.disposable
    }

    /// Runs `action` on the main queue when `delay` has passed.
    @discardableResult public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        MainScheduler.shared.schedule(after: delay, action)
    }
}

extension Scheduler where Self == InlineMainScheduler {
    /// The main queue, at once if we are there already.
    public static var mainInline: InlineMainScheduler { .shared }
}
