import Foundation
import Synchronization

/// Runs work where little stack is left, as on a thread of Dispatch: what recurses too deep crashes there.
///
///     let count = try SmallStack.run { (0..<100_000).reduce(0) { sum, _ in sum + 1 } }
public enum SmallStack {
    /// Runs `work` on a thread with a stack of so many bytes and returns what it returns.
    ///
    /// Throws what it throws, or an error when it has not finished `deadline` seconds later; it is left running then.
    public static func run<Result: Sendable>(
        bytes: Int = 512 * 1024, deadline: Double = 120, _ work: @escaping @Sendable () throws -> Result
    ) throws -> Result {
        let outcome = Outcome<Result>()
        let thread = Thread { outcome.set(Swift.Result { try work() }) }
        thread.stackSize = bytes
        thread.start()
        return try outcome.wait(seconds: deadline).get()
    }

    private final class Outcome<Value: Sendable>: Sendable {
        private let result = Mutex<Swift.Result<Value, any Error>?>(nil)
        private let isSet = DispatchSemaphore(value: 0)

        func set(_ value: Swift.Result<Value, any Error>) {
            result.withLock { $0 = value }
            isSet.signal()
        }

        func wait(seconds: Double) throws -> Swift.Result<Value, any Error> {
            guard isSet.wait(timeout: .now() + seconds) == .success, let value = result.withLock(\.self)
            else { throw HarnessError("The work has not finished after \(seconds) seconds.") }
            return value
        }
    }
}
