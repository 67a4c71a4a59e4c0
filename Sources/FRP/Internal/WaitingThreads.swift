import Foundation

/// The threads that wait for values which other threads compute. One place for all, as it is rarely needed.
enum WaitingThreads {
    /// Which thread computes what is waited for. None, as soon as it is known: a thread that was woken and
    /// has not run again waits for nobody, so what is said of it here must not outlive the computation.
    typealias Computing = () -> ObjectIdentifier?

    private static let condition = NSCondition()
    /// What each thread waits for. Used under the condition's lock.
    private static let awaited = Box<[ObjectIdentifier: Computing]>([:])

    /// Makes all waiting threads look again.
    static func wakeUp() { condition.withLock { condition.broadcast() } }

    /// Waits until no thread computes the value any more, and returns true. Returns false if that would never
    /// happen, as the computing thread waits for `me`, directly or by way of others.
    static func wait(_ me: ObjectIdentifier, for computing: @escaping Computing) -> Bool {
        condition.withLock {
            awaited.value[me] = computing
            defer { awaited.value[me] = nil }
            while computing() != nil {
                guard !waitsForItself(me) else { return false }
                condition.wait()
            }
            return true
        }
    }

    private static func waitsForItself(_ me: ObjectIdentifier) -> Bool {
        var thread = awaited.value[me]?()
        while let next = thread, next != me { thread = awaited.value[next]?() }
        return thread == me
    }
}
