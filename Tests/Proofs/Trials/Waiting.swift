import Foundation
import Testing

/// Marks suites whose tests wait most of their time, for other programs and for deadlines: `@Suite(.waits)`.
///
/// All other tests share as many threads as the machine has cores. A test that waits there keeps one that computes from its
/// core. So these have threads of their own.
public struct Waiting: SuiteTrait, TestTrait, TestScoping {
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws { try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() } }
}

extension Trait where Self == Waiting {
    /// The tests wait for others, on threads of their own.
    public static var waits: Self { Waiting() }
}

/// A few threads, so that those who wait do not wait for each other and are not all awake at one time.
private final class WaitingThreads: TaskExecutor {
    static let shared = WaitingThreads()

    private let threads: OperationQueue

    private init() {
        threads = OperationQueue()
        threads.maxConcurrentOperationCount = 3
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        threads.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
