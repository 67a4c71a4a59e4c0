import Dispatch

/// The scheduler whose block is running.
///
/// Inside a block it is that scheduler, also in whatever the block calls at once; on the main thread outside
/// any block it is the main scheduler; elsewhere there is none. A `Task` that a block starts is outside of the block.
///
/// Contract X7.
public enum CurrentScheduler {
    private static let running = ThreadLocal<Box<any Scheduler>>()

    /// The scheduler the caller runs on, if any.
    public static var value: (any Scheduler)? {
        running.value?.value ?? (MainScheduler.isOnMainQueue ? MainScheduler.shared : nil)
    }

    /// Runs `body` as a block of `scheduler`. For writing a scheduler of your own.
    public static func run<Result>(_ scheduler: any Scheduler, _ body: () throws -> Result) rethrows -> Result
    { try running.withValue(Box(scheduler), body) }
}
