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

    /// Begins `work` on a thread of its own, does `meanwhile` when this is held, and then lets it come to its end.
    func hold(_ work: @escaping @Sendable () -> Void, meanwhile: () -> Void) {
        Thread.detachNewThread { [isOver] in
            work()
            isOver.signal()
        }
        isInside.wait()
        meanwhile()
        isOpen.signal()
        isOver.wait()
    }
}
