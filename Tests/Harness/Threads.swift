import Foundation

/// Runs `work` on so many threads at the same time, and returns when all are done.
public func onThreads(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let ready = DispatchSemaphore(value: 0)
    let start = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for _ in 0..<count {
        done.enter()
        Thread.detachNewThread {
            ready.signal()
            start.wait()
            work()
            done.leave()
        }
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    done.wait()
}
