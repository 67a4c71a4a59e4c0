/// A block that will run once, or never if it was cancelled before: then its captures are freed at once, not when
/// the time has come (contract X3).
final class Job: Sendable {
    private let action: Lock<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

    func run() { action.exchange(nil)?() }

    /// Cancels the job.
    var disposable: Disposable { Disposable { [action] in _ = action.exchange(nil) } }
}
