import Dispatch

/// Runs blocks on a Dispatch queue, one at a time and in order, even if the queue is a concurrent one.
///
/// Blocks that wait are run in one go, so that a busy scheduler hops once for many; what one of them
/// schedules runs in a later turn.
///
/// Contract X1 to X5.
final class QueueScheduler: Sendable {
    private typealias Block = @Sendable () -> Void

    private struct State {
        var waiting: [Block] = []
        var isDraining = false
        /// True while the running blocks are more than one, so that some may still wait behind the current
        /// one.
        var runsSeveral = false
    }

    private let queue: DispatchQueue
    /// Where the delays end, even while the main queue is blocked.
    private let timer: DispatchQueue
    private let state = Lock(State())

    /// `isMain` is a parameter, as comparing queues does not find out: on Linux the main queue is another
    /// object each time.
    init(_ queue: DispatchQueue, isMain: Bool = false) {
        self.queue = queue
        timer = isMain ? DispatchQueue(label: "main, later") : queue
    }

    /// True if a block waits for its turn, or may.
    var isWanted: Bool { state.withLock { !$0.waiting.isEmpty || $0.runsSeveral } }

    static var now: Duration { .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)) }

    func schedule(as scheduler: any Scheduler, _ action: @escaping @Sendable () -> Void) -> Disposable {
        let job = Job(action)
        append({ job.run() }, as: scheduler)
        return job.disposable
    }

    /// Makes nothing that could cancel the block, only for this block: a hop takes a third of the time.
    func schedule(
        as scheduler: any Scheduler, in lifetime: Disposable, _ action: @escaping @Sendable () -> Void
    ) { append({ if !lifetime.isDisposed { action() } }, as: scheduler) }

    func schedule(
        as scheduler: any Scheduler, after delay: Duration, _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
        guard delay > .zero else { return schedule(as: scheduler, action) }
        let job = Job(action)
        timer.asyncAfter(deadline: .now() + delay.dispatchInterval) { [self] in
            append({ job.run() }, as: scheduler)
        }
        return job.disposable
    }

    private func append(_ block: @escaping Block, as scheduler: any Scheduler) {
        let mustStart = state.withLock { state in
            state.waiting.append(block)
            defer { state.isDraining = true }
            return !state.isDraining
        }
        if mustStart { drain(as: scheduler) }
    }

    private func drain(as scheduler: any Scheduler) {
        queue.async { [self] in
            let blocks = state.withLock { state in
                state.isDraining = !state.waiting.isEmpty
                state.runsSeveral = state.waiting.count > 1
                defer { state.waiting = [] }
                return state.waiting
            }
            guard !blocks.isEmpty else { return }
            CurrentScheduler.run(scheduler) { for block in blocks { block() } }
            drain(as: scheduler)
        }
    }
}
