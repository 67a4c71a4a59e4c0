import Dispatch

/// Runs blocks on the main queue, always in a later turn.
///
/// The main queue must be serviced: by an application's event loop, `RunLoop.main.run()` or `dispatchMain()`.
///
/// Contract X1 to X5, X8. In Rx: `MainScheduler.asyncInstance`, in Combine: `DispatchQueue.main`.
public final class MainScheduler: Scheduler {
    /// The only one.
    public static let shared = MainScheduler()

    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// True if the caller runs on the main queue. Its thread does not say so: after `dispatchMain()` another
    /// one takes the queue over.
    static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    let runner = QueueScheduler(.main, isMain: true)

    private init() {}

    /// Time since the machine started.
    public var now: Duration { QueueScheduler.now }

    /// Runs `action` in a later turn of the main queue.
    @discardableResult public func schedule(_ action: @escaping Action) -> Disposable {
        runner.schedule(as: self, action)
    }

    /// Runs `action` in a later turn, unless `lifetime` has ended by then.
    public func schedule(in lifetime: Disposable, _ action: @escaping Action) {
        runner.schedule(as: self, in: lifetime, action)
    }

    /// Runs `action` on the main queue when `delay` has passed.
    @discardableResult public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        runner.schedule(as: self, after: delay, action)
    }
}

extension Scheduler where Self == MainScheduler {
    /// The main queue.
    public static var main: MainScheduler { .shared }
}
