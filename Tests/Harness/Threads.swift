import Foundation

/// Runs `work` on so many threads at the same time, each with its index, and returns when all are done.
public func onThreads(_ count: Int, _ work: @escaping @Sendable (_ index: Int) -> Void) {
    let ready = DispatchSemaphore(value: 0)
    let start = DispatchSemaphore(value: 0)
    let done = DispatchGroup()
    for index in 0..<count {
        done.enter()
        Thread.detachNewThread {
            ready.signal()
            start.wait()
            work(index)
            done.leave()
        }
    }
    for _ in 0..<count { ready.wait() }
    for _ in 0..<count { start.signal() }
    done.wait()
}
