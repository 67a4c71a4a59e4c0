import Dispatch

/// Runs blocks on a Dispatch queue, one at a time and in order, even if the queue is a concurrent one.
///
/// Blocks that are waiting are run in one go, so that a busy scheduler hops once for many; what is scheduled by
/// one of them runs in a later turn.
///
/// Contract X1 to X5.
final class QueueScheduler: Sendable {
    private struct State {
        var waiting: [any Turn] = []
        var isDraining = false
    }

    private let queue: DispatchQueue
    private let state = Lock(State())

    init(_ queue: DispatchQueue) { self.queue = queue }

    static var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

    func schedule(as scheduler: any Scheduler, _ action: @escaping @Sendable () -> Void) -> Disposable {
        let job = Job(action)
        append(job, as: scheduler)
        return job.disposable
    }

    func schedule(
        as scheduler: any Scheduler, after delay: Duration, _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
        guard delay > .zero else { return schedule(as: scheduler, action) }
        let job = Job(action)
        queue.asyncAfter(deadline: .now() + delay.dispatchInterval) { [self] in append(job, as: scheduler) }
        return job.disposable
    }

    func append(_ turn: any Turn, as scheduler: any Scheduler) {
        let mustStart = state.withLock { state in
            state.waiting.append(turn)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustStart { drain(as: scheduler) }
    }

    private func drain(as scheduler: any Scheduler) {
        queue.async { [self] in
            let turns = state.withLock { state in
                defer { state.waiting = [] }
                return state.waiting
            }
            CurrentScheduler.run(scheduler) { for turn in turns { turn.run() } }
            let goesOn = state.withLock { state in
                state.isDraining = !state.waiting.isEmpty
                return state.isDraining
            }
            if goesOn { drain(as: scheduler) }
        }
    }
}
