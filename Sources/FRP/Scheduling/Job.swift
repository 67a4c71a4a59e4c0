/// A block that will run once, or never if it was cancelled before: then its captures are freed at once, not when
/// the time has come (contract X3).
final class Job: Turn {
    private let work = Teardowns()

    init(_ action: @escaping @Sendable () -> Void) { work.add(.action(action)) }

    func run() { work.run() }

    func cancel() { work.discard() }

    /// Cancels the job.
    var disposable: Disposable { Disposable(.job(self)) }
}
