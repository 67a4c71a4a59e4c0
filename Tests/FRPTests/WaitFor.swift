import Dispatch
import Testing

/// Waits, for at most 20 seconds, until `body` calls what it is given.
func waitFor(_ body: (@escaping @Sendable () -> Void) -> Void) {
    let done = DispatchSemaphore(value: 0)
    body { done.signal() }
    #expect(done.wait(timeout: .now() + 20) == .success)
}
