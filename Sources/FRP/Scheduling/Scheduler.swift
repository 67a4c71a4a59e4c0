/// Decides when, and where, work runs.
///
/// A scheduler runs one block at a time, in the order in which blocks were scheduled; later blocks in the
/// order of their due times. But for `ImmediateScheduler`, scheduling never runs the block before returning.
///
/// Contract X1 to X5. In Rx and Combine: the same word.
public protocol Scheduler: Sendable {
    /// What can be scheduled.
    typealias Action = @Sendable () -> Void

    /// The scheduler's own time, counted from an arbitrary start. It never goes back.
    var now: Duration { get }

    /// Runs `action` as soon as possible.
    ///
    /// Disposing the result before the action has begun prevents it; later it does nothing.
    @discardableResult func schedule(_ action: @escaping Action) -> Disposable

    /// Runs `action` as soon as possible, unless `lifetime` has ended by then.
    func schedule(in lifetime: Disposable, _ action: @escaping Action)

    /// Runs `action` when `delay` has passed, never earlier. No delay, or less, means as soon as possible.
    @discardableResult func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable

    /// Runs `action` when `delay` has passed, and then once every `interval`, until the result is disposed.
    ///
    /// Dropping the result does not stop it (contract X5). A scheduler that has nothing better repeats on a
    /// grid of intervals counted from the first time, on top of `schedule(after:)`.
    @discardableResult func schedule(
        after delay: Duration, every interval: Duration, _ action: @escaping Action
    ) -> Disposable
}

extension Scheduler {
    /// A block that is disposed together with `lifetime`, and forgotten there once it has begun.
    public func schedule(in lifetime: Disposable, _ action: @escaping Action) {
        schedule(in: lifetime, after: .zero, action)
    }

    /// Runs `action` when `delay` has passed, unless `lifetime` has ended by then.
    func schedule(in lifetime: Disposable, after delay: Duration, _ action: @escaping Action) {
        guard !lifetime.isDisposed else { return }
        let block = lifetime.makePart()
        block.add(
            schedule(after: delay) {
                block.dispose()
                action()
            })
    }
}
