import Foundation
import Synchronization

/// Counts the requests that wait for an answer.
final class RequestsInHand: Sendable {
    private let count = Mutex(0)
    private let changed = NSCondition()

    var now: Int { count.withLock(\.self) }

    /// Counts a request while `answer` runs.
    func handle<Answer>(_ answer: () -> Answer) -> Answer {
        add(1)
        defer { add(-1) }
        return answer()
    }

    /// Waits until there are `wanted` requests, or the time is over. Returns their number then.
    func wait(for wanted: Int, seconds: Double) -> Int {
        let deadline = Date(timeIntervalSinceNow: seconds)
        return changed.withLock {
            while count.withLock(\.self) != wanted, changed.wait(until: deadline) {}
            return count.withLock(\.self)
        }
    }

    private func add(_ change: Int) {
        changed.withLock {
            count.withLock { $0 += change }
            changed.broadcast()
        }
    }
}
