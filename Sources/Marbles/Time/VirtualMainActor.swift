import FRP

/// Stands in for the main actor in virtual time: code that is isolated to it runs as actions of a test scheduler, one at a time and
/// always in the same order.
///
///     @VirtualMainActor @Observable final class Counter { var number = 0 }
///
///     let counter = Counter()
///     clock.start { @VirtualMainActor in counter.number += 1 }
///     clock.run()
///
/// In an app you write `@MainActor` instead. The main actor works when the main thread has nothing else to do, and that never
/// happens while the main thread moves a clock.
///
/// A step runs on the scheduler whose action has asked for it. So each object that is isolated to this actor belongs to one
/// scheduler, and to the thread that moves it. Start tasks with ``TestScheduler/start(_:)``: a `Task { }` leaves virtual time when
/// it first waits for something.
@globalActor public actor VirtualMainActor {
    public static let shared = VirtualMainActor()

    private let steps = StepsOfAnActor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { steps.asUnownedSerialExecutor() }
}

/// Runs the steps of an actor as actions of the scheduler that runs at the moment, or of the example's clock.
private final class StepsOfAnActor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let step = UnownedJob(job)
        scheduler.schedule { step.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    private var scheduler: TestScheduler {
        switch CurrentScheduler.value {
        case let scheduler as TestScheduler: scheduler
        case let lane as Lane: lane.clock
        default: Stage.current.clock
        }
    }
}
