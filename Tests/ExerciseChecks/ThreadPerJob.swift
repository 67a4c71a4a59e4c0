import Foundation
import TestSummary

/// Runs each job of a task on a thread of its own, so that a job that never returns does not block any others.
final class ThreadPerJob: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        let thread = Thread { Crash.withStackForHandlers { job.runSynchronously(on: executor) } }
        thread.name = "exercise"
        thread.stackSize = 8 << 20
        thread.start()
    }
}

/// Runs `body` on a thread of its own, and waits for it, up to a limit.
///
/// - Returns: whether it returned in time. If not, it goes on running.
func finishes(within limit: Duration, _ body: @escaping @Sendable () -> Void) async -> Bool {
    let (verdicts, verdict) = AsyncStream.makeStream(of: Bool.self)
    let work = Task(executorPreference: ThreadPerJob()) {
        body()
        verdict.yield(true)
    }
    let alarm = Task {
        // This is the only wait in real time. It is for answers that never return, which virtual time cannot end.
        try await Task.sleep(for: limit)
        verdict.yield(false)
    }
    defer {
        alarm.cancel()
        work.cancel()
    }
    for await isInTime in verdicts { return isInTime }
    return false
}
