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
        /// Whether blocks wait behind the one that runs, in the same go.
        var runsSeveral = false
    }

    /// Whether blocks wait for their turn.
    var isWanted: Bool { state.withLock { !$0.waiting.isEmpty || $0.runsSeveral } }

    private let queue: DispatchQueue
    /// Where the delays end, even while the main queue is blocked.
    private let timer: DispatchQueue
    private let state = Guarded(State())

    /// `isMain` is a parameter, as comparing queues does not find out: on Linux the main queue is another
    /// object each time.
    init(_ queue: DispatchQueue, isMain: Bool = false) {
        self.queue = queue
        timer = isMain ? DispatchQueue(label: "main, later") : queue
    }

    /// Makes nothing that could cancel the block, only for this block: a hop takes a third of the time.
    func schedule(
        as scheduler: any Scheduler, in lifetime: Disposable, _ action: @escaping @Sendable () -> Void
    ) { append({ if !lifetime.isDisposed { action() } }, as: scheduler) }

    func schedule(
        as scheduler: any Scheduler, after delay: Duration, _ action: @escaping @Sendable () -> Void
    ) -> Disposable {
        // Disposing takes the action out, so what it captured is freed at once, not when its time has come (contract
        // X3).
        let job = Lock<Block?>(action)
        let start: Block = { [self] in append({ job.exchange(nil)?() }, as: scheduler) }
        if delay > .zero {
            timer.asyncAfter(deadline: .now() + delay.dispatchInterval, execute: start)
        } else {
            start()
        }
        return Disposable { _ = job.exchange(nil) }
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
                (state.isDraining, state.runsSeveral) = (!state.waiting.isEmpty, state.waiting.count > 1)
                defer { state.waiting = [] }
                return state.waiting
            }
            guard !blocks.isEmpty else { return }
            CurrentScheduler.run(scheduler) { for block in blocks { block() } }
            drain(as: scheduler)
        }
    }
}

/// A scheduler whose blocks run on a queue.
protocol QueuedScheduler: Scheduler {
    var runner: QueueScheduler { get }
}

extension QueuedScheduler {
    public func schedule(in lifetime: Disposable, _ action: @escaping Action) {
        runner.schedule(as: self, in: lifetime, action)
    }

    @discardableResult public func schedule(after delay: Duration, _ action: @escaping Action) -> Disposable {
        runner.schedule(as: self, after: delay, action)
    }
}

extension Duration {
    /// The same time for Dispatch, rounded up to nanoseconds, so that nothing runs too early. What is longer
    /// than Dispatch can count (almost 300 years) is forever.
    var dispatchInterval: DispatchTimeInterval {
        guard self < .seconds(9_000_000_000) else { return .never }
        let (seconds, attoseconds) = components
        return .nanoseconds(Int(seconds) * 1_000_000_000 + Int((attoseconds + 999_999_999) / 1_000_000_000))
    }
}
