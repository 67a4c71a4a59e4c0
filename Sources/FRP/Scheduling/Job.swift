/// A block that will run once, or never if it was cancelled before: then its captures are freed at once, not when
/// the time has come (contract X3). Or a standing one, that runs whenever it has a turn.
final class Job: Sendable {
    private let once = Teardowns()
    private let standing: (@Sendable () -> Void)?

    init(_ action: @escaping @Sendable () -> Void) {
        standing = nil
        once.add(.action(action))
    }

    /// A job that can be queued again and again, so that nothing is made for each time. It cannot be cancelled.
    init(standing action: @escaping @Sendable () -> Void) { standing = action }

    func run(times: Int = 1) {
        guard let standing else { return once.run() }
        for _ in 0..<times { standing() }
    }

    func cancel() { once.discard() }

    /// Cancels the job.
    var disposable: Disposable { Disposable(.job(self)) }
}
