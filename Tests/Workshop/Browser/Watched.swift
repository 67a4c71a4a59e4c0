import Foundation
import Synchronization

/// A value that one thread changes while others wait until it is as they want it.
final class Watched<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    private let changed = NSCondition()

    init(_ value: Value) { self.value = Mutex(value) }

    /// The value now.
    var current: Value { value.withLock { $0 } }

    /// Changes the value, and wakes everybody who waits.
    @discardableResult func change<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
        changed.lock()
        defer { changed.unlock() }
        let result = value.withLock { change(&$0) }
        changed.broadcast()
        return result
    }

    /// Waits until `take` finds something, and returns it; `nil` if the time is over before.
    func wait<Found: Sendable>(seconds: Double, for take: @Sendable (inout Value) -> Found?) -> Found? {
        let end = Date(timeIntervalSinceNow: seconds)
        changed.lock()
        defer { changed.unlock() }
        while true {
            if let found = value.withLock({ take(&$0) }) { return found }
            guard changed.wait(until: end) else { return value.withLock { take(&$0) } }
        }
    }
}
