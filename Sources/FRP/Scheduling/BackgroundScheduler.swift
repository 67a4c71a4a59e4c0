import Dispatch

/// Runs blocks away from the main thread, one at a time and in order.
///
///     avatar.subscribeOn(.background).deliverOn(.main)
///
/// Each instance is a line of its own: blocks of two background schedulers may run at the same time.
///
/// Contract X1 to X5. In Rx: `SerialDispatchQueueScheduler`, in Combine: a `DispatchQueue`.
public final class BackgroundScheduler: Scheduler {
    private let runner: QueueScheduler

    /// A line of its own on Dispatch's worker threads.
    public init(label: String = "background") {
        // Without a target, so that it has threads of its own: on a queue that is as wide as the processors
        // are many, two that are always busy would keep a third from running (contract X12).
        runner = QueueScheduler(DispatchQueue(label: label))
    }

    /// A line of its own on `queue`, which may be a concurrent one.
    public init(queue: DispatchQueue) {
        // Serial, as on a concurrent one blocks that are due one after the other could pass each other.
        runner = QueueScheduler(DispatchQueue(label: queue.label, target: queue))
    }

    /// Time since the machine started.
    public var now: Duration { QueueScheduler.now }

    /// Runs `action` in a later turn, on a background thread.
    @discardableResult public func schedule(_ action: @escaping Action) -> Disposable {
        runner.schedule(as: self, action)
    }

    /// Runs `action` in a later turn, unless `lifetime` has ended by then.
    public func schedule(in lifetime: Disposable, _ action: @escaping Action) {
        runner.schedule(as: self, in: lifetime, action)
    }

    /// Runs `action` when `delay` has passed, on a background thread.
    @discardableResult public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        runner.schedule(as: self, after: delay, action)
    }
}

extension Scheduler where Self == BackgroundScheduler {
    /// A background scheduler of its own, made now.
    public static var background: BackgroundScheduler { BackgroundScheduler() }
}
