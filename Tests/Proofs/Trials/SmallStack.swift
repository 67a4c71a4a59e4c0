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
        let outcome = ThreadResult(stackSize: bytes) { Swift.Result { try work() } }
        guard let result = outcome.wait(until: Deadline(seconds: deadline)) else {
            throw Overdue(seconds: deadline)
        }
        return try result.get()
    }
}

/// What a deadline was set for has not finished in time.
public struct Overdue: Error {
    /// How long it was waited for.
    public let seconds: Double
}
