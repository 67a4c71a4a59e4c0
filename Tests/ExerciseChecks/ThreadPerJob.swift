import Foundation
import TestSummary

/// Runs the jobs of a task on a thread that is theirs alone: one that never returns keeps nobody else from working.
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

/// Runs `body` on a thread of its own, and waits for it, but no longer than this.
///
/// - Returns: whether it returned in time. If not, it is left behind, running.
func finishes(within limit: Duration, _ body: @escaping @Sendable () -> Void) async -> Bool {
    let (verdicts, verdict) = AsyncStream.makeStream(of: Bool.self)
    let work = Task(executorPreference: ThreadPerJob()) {
        body()
        verdict.yield(true)
    }
    let alarm = Task {
        // The one real wait: for an answer that never comes back, which no virtual time can end.
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
