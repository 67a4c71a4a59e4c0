import FRP
import Foundation

/// Threads of one name, which debuggers and `ps -T` show, that are waited for together.
final class NamedThreads: Sendable {
    private let name: String
    private let running = DispatchGroup()
    private let members = Lock<Set<ObjectIdentifier>>([])

    init(_ name: String) {
        self.name = name
    }

    func start(_ body: @escaping @Sendable () -> Void) {
        running.enter()
        let body = Lock<(@Sendable () -> Void)?>(body)
        let hasStarted = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            // On Linux a thread has no name that was given to it before `start` returned, or by another thread.
            hasStarted.wait()
            Thread.current.name = name
            let this = ObjectIdentifier(Thread.current)
            members.withLock { _ = $0.insert(this) }
            // Taken out, so that what the work holds, sockets above all, is let go before the thread counts as ended.
            body.exchange(nil)?()
            members.withLock { _ = $0.remove(this) }
            running.leave()
        }
        thread.start()
        hasStarted.signal()
    }

    /// Waits until all have ended. Returns false at once on one of them, which could only wait for itself.
    func wait() -> Bool {
        let this = ObjectIdentifier(Thread.current)
        if members.withLock({ $0.contains(this) }) { return false }
        running.wait()
        return true
    }
}
