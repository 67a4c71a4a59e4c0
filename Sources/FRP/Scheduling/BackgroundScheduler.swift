import Dispatch

/// Runs blocks away from the main thread, one at a time and in order.
///
///     avatar.subscribeOn(.background).deliverOn(.main)
///
/// Each instance has a queue of its own: blocks of two background schedulers may run at the same time.
///
/// Contract X1 to X5.
public final class BackgroundScheduler: QueuedScheduler {
    let runner: QueueScheduler

    /// A scheduler with a queue of its own, on Dispatch's worker threads.
    public init(label: String = "background") {
        // Without a target, so that it has threads of its own: on a queue that is as wide as the processors
        // are many, two that are always busy would keep a third from running (contract X12).
        runner = QueueScheduler(DispatchQueue(label: label))
    }

    /// A scheduler with a queue of its own on top of `queue`, which may be a concurrent one.
    public init(queue: DispatchQueue) {
        // Serial, as on a concurrent one blocks that are due one after the other could pass each other.
        runner = QueueScheduler(DispatchQueue(label: queue.label, target: queue))
    }
}

extension Scheduler where Self == BackgroundScheduler {
    /// A background scheduler of its own, made now.
    public static var background: BackgroundScheduler { BackgroundScheduler() }
}
