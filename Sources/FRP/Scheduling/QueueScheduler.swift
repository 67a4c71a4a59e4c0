import Dispatch

/// Runs blocks on a Dispatch queue, one at a time and in order, even if the queue is a concurrent one.
///
/// Blocks that are waiting are run in one go, so that a busy scheduler hops once for many; what is scheduled by
/// one of them runs in a later turn.
///
/// Contract X1 to X5.
final class QueueScheduler: Sendable {
    private struct State {
        /// Jobs, and how many turns in a row each has. One that comes again is not retained anew, while another thread releases
        /// it: a hop takes a quarter less.
        var waiting: [(job: Job, turns: Int)] = []
        var isDraining = false
        /// Whether those that are run now are several.
        var runsSeveral = false
    }

    private let queue: DispatchQueue
    /// Where it becomes known that a time has come: even while somebody blocks the main queue.
    private let timer: DispatchQueue
    private let state = Lock(State())

    /// Whether the queue is the main one cannot be found out by comparing: on Linux that is another object each time.
    init(_ queue: DispatchQueue, isMain: Bool = false) {
        self.queue = queue
        timer = isMain ? DispatchQueue(label: "main, later") : queue
    }

    /// Whether anybody waits for their turn, or may: of several that are run one after the other, one may stand behind.
    var isWanted: Bool { state.withLock { !$0.waiting.isEmpty || $0.runsSeveral } }

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
        timer.asyncAfter(deadline: .now() + delay.dispatchInterval) { [self] in append(job, as: scheduler) }
        return job.disposable
    }

    func append(_ job: Job, as scheduler: any Scheduler) {
        let mustStart = state.withLock { state in
            if state.waiting.last?.job !== job { state.waiting.append((job, 0)) }
            state.waiting[state.waiting.count - 1].turns += 1
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustStart { drain(as: scheduler) }
    }

    private func drain(as scheduler: any Scheduler) {
        queue.async { [self] in
            let jobs = state.withLock { state in
                state.isDraining = !state.waiting.isEmpty
                state.runsSeveral = state.waiting.count > 1
                defer { state.waiting = [] }
                return state.waiting
            }
            guard !jobs.isEmpty else { return }
            CurrentScheduler.run(scheduler) { for (job, turns) in jobs { job.run(times: turns) } }
            drain(as: scheduler)
        }
    }
}

/// A scheduler that runs blocks on a queue. It can be given jobs themselves, also standing ones: the hop of a value to
/// another queue then takes a third of the time.
protocol QueueBacked: Scheduler {
    var runner: QueueScheduler { get }
}
