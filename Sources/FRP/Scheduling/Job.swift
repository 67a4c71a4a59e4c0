/// A block that will run once, or never if it was cancelled before: then its captures are freed at once, not when
/// the time has come (contract X3).
final class Job: Sendable {
    private let action: Lock<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

    func run() { take()?() }

    /// Cancels the job. The scheduler keeps the job; if it goes, nothing here holds on to the block.
    var disposable: Disposable { Disposable { [weak self] in _ = self?.take() } }

    private func take() -> (@Sendable () -> Void)? { action.withLock { $0.take() } }
}
