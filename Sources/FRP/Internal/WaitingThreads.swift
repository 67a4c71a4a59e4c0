import Foundation

/// The threads that wait for values which other threads compute. One place for all, as it is rarely needed.
enum WaitingThreads {
    private static let condition = NSCondition()
    /// For each thread that waits, the thread that computes its value.
    private static let awaited = Lock<[ObjectIdentifier: ObjectIdentifier]>([:])

    /// Makes all waiting threads look again.
    static func wakeUp() { condition.withLock { condition.broadcast() } }

    /// Waits until no thread computes the value any more, and returns true. Returns false if that would never
    /// happen, as the computing thread waits for `me`, directly or by way of others.
    static func wait(_ me: ObjectIdentifier, for computingThread: () -> ObjectIdentifier?) -> Bool {
        condition.withLock {
            while let thread = computingThread() {
                guard !waits(thread, for: me) else { return false }
                awaited.withLock { $0[me] = thread }
                condition.wait()
                awaited.withLock { $0[me] = nil }
            }
            return true
        }
    }

    private static func waits(_ thread: ObjectIdentifier, for other: ObjectIdentifier) -> Bool {
        awaited.withLock { awaited in
            var next = awaited[thread]
            while let thread = next, thread != other { next = awaited[thread] }
            return next == other
        }
    }
}
