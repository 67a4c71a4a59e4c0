import FRP

/// A clock for tasks that uses the time of a test scheduler: a sleep of an hour takes no real time.
///
///     let scheduler = TestScheduler()
///     scheduler.start {
///         try await VirtualClock(scheduler).sleep(for: .seconds(3600))
///         print("an hour later")
///     }
///     scheduler.run()
///
/// A sleep that is cancelled throws `CancellationError` at the moment of the cancellation. One that has lasted to its end has not
/// been cancelled. In Swift's library: `ContinuousClock`, `SuspendingClock`.
public struct VirtualClock: Clock {
    /// A moment in virtual time.
    public struct Instant: InstantProtocol {
        /// The time since the scheduler's zero.
        public let time: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        public func duration(to other: Instant) -> Duration { other.time - time }
        public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private let scheduler: TestScheduler

    /// - Parameter scheduler: the scheduler whose time it uses.
    public init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    public var now: Instant { Instant(time: scheduler.now) }
    public var minimumResolution: Duration { .zero }

    /// Whether the caller runs on this scheduler, or a lane of it. For any other caller it is undefined when its sleep begins.
    private var isTold: Bool {
        switch CurrentScheduler.value {
        case let running as TestScheduler: running === scheduler
        case let lane as Lane: lane.clock === scheduler
        default: false
        }
    }

    /// Sleeps in virtual time. Throws `CancellationError` if it is cancelled, and ``SleepOutsideVirtualTime`` if the task does not
    /// run in virtual time.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        guard isTold else { throw SleepOutsideVirtualTime() }
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { continuation in
                sleep.begin(continuation)
                let alarm = scheduler.schedule(after: deadline.time - scheduler.now) {
                    sleep.end(.success(()))
                }
                sleep.alarm.inner = alarm
            }
        } onCancel: {
            sleep.alarm.dispose()
            sleep.end(.failure(CancellationError()))
        }
    }
}

/// The error of a task that sleeps on a virtual clock, but was not started on its scheduler: it runs on other threads, at
/// unpredictable times.
public struct SleepOutsideVirtualTime: Error, CustomStringConvertible {
    public var description: String {
        "This task sleeps outside virtual time. Start it with start { } of the clock, not with Task { }."
    }
}

/// A sleep of a task. It may be cancelled before it has begun.
private final class Sleep: Sendable {
    private enum State {
        case awake
        case asleep(UnsafeContinuation<Void, any Error>)
        case over(Result<Void, any Error>)
    }

    let alarm = SerialDisposable()
    private let state = Lock(State.awake)

    func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
        let result = state.withLock { state -> Result<Void, any Error>? in
            if case .over(let result) = state { return result }
            state = .asleep(continuation)
            return nil
        }
        result.map { continuation.resume(with: $0) }
    }

    func end(_ result: Result<Void, any Error>) {
        let continuation = state.withLock { state -> UnsafeContinuation<Void, any Error>? in
            defer { if case .over = state {} else { state = .over(result) } }
            if case .asleep(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}

extension TestScheduler {
    /// Sleeps in virtual time, in a task that was started on this scheduler. Throws `CancellationError` if it is cancelled.
    public func sleep(for duration: Duration) async throws {
        try await VirtualClock(self).sleep(for: duration)
    }

    /// Starts a task whose steps run on this scheduler, in virtual time, one at a time and always in the same order.
    ///
    /// The first step runs when time is next told to move. A step ends where the task awaits something: a sleep on a
    /// ``VirtualClock``, the next value of a sequence. Child tasks (`async let`, a task group) run here
    /// too. A `Task { }` does not: start it here as well.
    ///
    /// - Returns: the task, to be cancelled or awaited.
    @discardableResult
    public func start<Success: Sendable>(
        _ work: @escaping @Sendable () async throws -> Success
    ) -> Task<Success, any Error> {
        Task(executorPreference: Steps(on: self), operation: work)
    }
}

/// Runs the steps of tasks as actions of a scheduler.
private final class Steps: TaskExecutor {
    private let scheduler: TestScheduler

    init(on scheduler: TestScheduler) { self.scheduler = scheduler }

    func enqueue(_ job: consuming ExecutorJob) {
        let step = UnownedJob(job)
        scheduler.schedule { step.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
