import Foundation

/// Holds another thread back inside of something, while the test does something else.
final class Gate: Sendable {
    private let isInside = DispatchSemaphore(value: 0)
    private let isOpen = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)

    /// Where the other thread is held: called by what it works on.
    func wait() {
        isInside.signal()
        isOpen.wait()
    }

    /// Begins `work` on a thread of its own, and returns when this is held.
    func hold(_ work: @escaping @Sendable () -> Void) {
        Thread.detachNewThread { [isOver] in
            work()
            isOver.signal()
        }
        isInside.wait()
    }

    /// Lets the other thread go on, and returns when it has come to the end of its work.
    func release() {
        isOpen.signal()
        isOver.wait()
    }
}
