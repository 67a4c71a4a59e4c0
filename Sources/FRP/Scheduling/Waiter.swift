import Dispatch

/// A thread that waits for a signal.
final class Waiter: Sendable {
    private let done = DispatchSemaphore(value: 0)

    func finish() { done.signal() }

    /// Waits for ``finish()``, and says whether it came. Gives up when somebody has been kept waiting for this thread for a
    /// second: it may be they who would finish (contract S16).
    func wait(whileNobodyWaits isWanted: () -> Bool) -> Bool {
        while true {
            let keepsWaiting = isWanted()
            if done.wait(timeout: .now() + .seconds(1)) == .success { return true }
            if keepsWaiting { return false }
        }
    }
}
