import Foundation
import Synchronization

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

/// Runs `work` on so many threads, many times, and lets them begin each round as close together as threads can.
public func onThreads(
    _ count: Int, rounds: Int, _ work: @escaping @Sendable (_ index: Int, _ round: Int) -> Void
) {
    let arrivals = Arrivals()
    onThreads(count) { index in
        for round in 0..<rounds {
            arrivals.count.add(1, ordering: .relaxed)
            while arrivals.count.load(ordering: .relaxed) < count * (round + 1) {}
            work(index, round)
        }
    }
}

private final class Arrivals: Sendable { let count = Atomic(0) }
