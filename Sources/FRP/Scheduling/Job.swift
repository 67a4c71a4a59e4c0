/// A scheduled block. It runs once, or never if it is cancelled first. Cancelling frees its captures at once,
/// not when its time has come (contract X3).
final class Job: Sendable {
    private let action: Lock<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

    func run() { action.exchange(nil)?() }

    /// Cancels the job.
    var disposable: Disposable { Disposable { [self] in _ = action.exchange(nil) } }
}
