import Dispatch
import Narration

/// Runs asynchronous work and waits for its end, since an example is over when it returns; ten seconds at most.
func waiting(for work: @escaping @Sendable () async throws -> Void) {
    let end = DispatchSemaphore(value: 0)
    let task = Task {
        do { try await work() } catch { print("error:", error) }
        end.signal()
    }
    if end.wait(timeout: .now() + 10) == .timedOut {
        task.cancel()
        print("stopped: no end came in ten seconds")
    }
}
