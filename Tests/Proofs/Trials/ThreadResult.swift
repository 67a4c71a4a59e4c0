import Foundation
import Synchronization

/// What a thread of its own comes to.
public final class ThreadResult<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let isThere = DispatchSemaphore(value: 0)

    /// Begins at once.
    public init(stackSize: Int? = nil, of work: @escaping @Sendable () -> Value) {
        let thread = Thread { [self] in
            let result = work()
            value.withLock { $0 = result }
            isThere.signal()
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }

    /// Waits for it; `nil` if it is not there when the time is over.
    public func wait(until end: Deadline) -> Value? {
        guard isThere.wait(timeout: .now() + .milliseconds(Int(end.milliseconds))) == .success else {
            return nil
        }
        // It may be asked for again.
        isThere.signal()
        return value.withLock(\.self)
    }
}
