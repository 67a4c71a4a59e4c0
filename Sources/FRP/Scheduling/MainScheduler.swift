import Dispatch

/// Runs blocks on the main queue, always in a later turn.
///
/// The main queue must be serviced: by an application's event loop, `RunLoop.main.run()` or `dispatchMain()`.
///
/// Contract X1 to X5, X8.
public final class MainScheduler: QueuedScheduler {
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
}

extension Scheduler where Self == MainScheduler {
    /// The main queue.
    public static var main: MainScheduler { .shared }
}
