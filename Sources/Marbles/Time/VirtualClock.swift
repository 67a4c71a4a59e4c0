import FRP

/// A clock for tasks, whose time is that of a test scheduler: what sleeps on it for an hour waits for no time.
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
        /// Since the scheduler's zero.
        public let time: Duration

        public func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
        public func duration(to other: Instant) -> Duration { other.time - time }
        public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
    }

    private let scheduler: TestScheduler

    /// - Parameter scheduler: whose time it tells.
    public init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    public var now: Instant { Instant(time: scheduler.now) }
    public var minimumResolution: Duration { .zero }

    /// Whether the caller is a step of this time: nobody else can say when its sleep begins.
    private var isTold: Bool {
        switch CurrentScheduler.value {
        case let running as TestScheduler: running === scheduler
        case let lane as Lane: lane.clock === scheduler
        default: false
        }
    }

    /// Sleeps in virtual time. A cancelled sleep throws `CancellationError`, and one outside of it ``SleepOutsideVirtualTime``.
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

/// A task sleeps by a virtual clock, and was not started in its time: it runs on other threads, at whatever moment.
public struct SleepOutsideVirtualTime: Error, CustomStringConvertible {
    public var description: String {
        "This task sleeps outside virtual time. Start it with start { } of the clock, not with Task { }."
    }
}

/// A task that sleeps. It may be cancelled before it has begun.
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
    /// Sleeps in virtual time, as a task that was started here can. A cancelled sleep throws `CancellationError`.
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
