extension Scheduler {
    /// Runs `action` when `delay` has passed and then on the grid of intervals counted from there, so that it
    /// does not drift. Times that were missed are not made up for. It goes on if you drop the result; dispose
    /// it to stop.
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

    /// Runs `step`, and again whenever it asks for it: after it has returned, never inside itself, so that
    /// asking 100,000 times needs no more stack than once (contract X9).
    ///
    /// Disposing the result stops it. `again` may also be called later, from any thread.
    @discardableResult public func scheduleRecursively(
        _ step: @escaping @Sendable (_ again: @escaping @Sendable () -> Void) -> Void
    ) -> Disposable {
        let recursion = Recursion(on: self, step)
        recursion.request()
        return recursion.lifetime
    }
}

/// A step that may ask to be run again.
private final class Recursion: Sendable {
    let lifetime = Disposable()
    private let scheduler: any Scheduler
    private let step: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let trampoline = Trampoline()
    /// How often the step is to run.
    private let requests = Counter()

    init(on scheduler: any Scheduler, _ step: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
        (self.scheduler, self.step) = (scheduler, step)
    }

    @Sendable func request() {
        if requests.increment() == 1 { schedule() }
    }

    /// On a scheduler that runs inline the trampoline is what keeps the stack flat.
    private func schedule() {
        trampoline.bounce {
            scheduler.schedule(in: lifetime) { [self] in
                step(request)
                if requests.decrement() > 0 { schedule() }
            }
        }
    }
}
