import Dispatch

/// A thread that waits for a signal.
final class Waiter: Sendable {
    private let done = DispatchSemaphore(value: 0)

    func finish() { done.signal() }

    /// Waits for ``finish()``, and returns true when it has come. Returns false if work has been queued
    /// behind this thread for a whole second: that work may be what would call `finish()` (contract S16).
    func wait(whileNobodyWaits isWanted: () -> Bool) -> Bool {
        while true {
            let keepsWaiting = isWanted()
            if done.wait(timeout: .now() + .seconds(1)) == .success { return true }
            if keepsWaiting { return false }
        }
    }
}
