import Dispatch

/// Decides when, and where, work runs.
///
/// A scheduler runs one block at a time, in the order in which blocks were scheduled; later blocks in the
/// order of their due times. But for `ImmediateScheduler`, scheduling never runs the block before returning.
///
/// A scheduler of your own needs `schedule(after:)`; the rest is made of it.
///
/// Contract X1 to X5.
public protocol Scheduler: Sendable {
    /// What can be scheduled.
    typealias Action = @Sendable () -> Void

    /// The scheduler's own time, counted from an arbitrary start. It never goes back. If nothing else is said, the time
    /// since the machine started.
    var now: Duration { get }

    /// Runs `action` as soon as possible.
    ///
    /// Disposing the result before the action has begun prevents it; later it does nothing.
    @discardableResult func schedule(_ action: @escaping Action) -> Disposable

    /// Runs `action` as soon as possible, unless `lifetime` has ended by then.
    func schedule(in lifetime: Disposable, _ action: @escaping Action)

    /// Runs `action` when `delay` has passed, never earlier. No delay, or less, means as soon as possible.
    @discardableResult func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable

    /// Runs `action` when `delay` has passed and then on the grid of intervals counted from there, so that it
    /// does not drift. Times that were missed are not made up for. It goes on if you drop the result (contract X5);
    /// dispose it to stop.
    @discardableResult func schedule(
        after delay: Duration, every interval: Duration, _ action: @escaping Action
    ) -> Disposable
}

extension Scheduler {
    public var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

    @discardableResult public func schedule(_ action: @escaping Action) -> Disposable {
        schedule(after: .zero, action)
    }

    /// A block that is disposed together with `lifetime`, and forgotten there once it has begun.
    public func schedule(in lifetime: Disposable, _ action: @escaping Action) {
        schedule(in: lifetime, after: .zero, action)
    }

    /// Runs `action` when `delay` has passed, unless `lifetime` has ended by then.
    func schedule(in lifetime: Disposable, after delay: Duration, _ action: @escaping Action) {
        guard !lifetime.isDisposed else { return }
        let block = Disposable(partOf: lifetime)
        block.add(
            schedule(after: delay) {
                block.dispose()
                action()
            })
    }

    @discardableResult public func schedule(
        after delay: Duration, every interval: Duration, _ action: @escaping Action
    ) -> Disposable {
        let lifetime = Disposable()
        tick(due: now + max(delay, .zero), every: interval, lifetime, action)
        return lifetime
    }

    private func tick(
        due: Duration, every interval: Duration, _ lifetime: Disposable, _ action: @escaping Action
    ) {
        schedule(in: lifetime, after: due - now) {
            // The next one is queued before this one runs, so that an action that disposes reaches it.
            let missed = interval > .zero ? max(0, ((now - due) / interval).rounded(.down)) : 0
            tick(due: due + interval * (missed + 1), every: interval, lifetime, action)
            action()
        }
    }
}
