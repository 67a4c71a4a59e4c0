import Dispatch

extension Duration {
    /// The same time for Dispatch, rounded up to nanoseconds, so that nothing runs too early. What is longer
    /// than Dispatch can count (almost 300 years) is forever.
    var dispatchInterval: DispatchTimeInterval {
        guard self < .seconds(9_000_000_000) else { return .never }
        let (seconds, attoseconds) = components
        return .nanoseconds(Int(seconds) * 1_000_000_000 + Int((attoseconds + 999_999_999) / 1_000_000_000))
    }
}
