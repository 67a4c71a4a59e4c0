import Dispatch

extension Duration {
    /// The same time for Dispatch, rounded up to nanoseconds, so that nothing runs too early. What is longer than
    /// Dispatch can count (292 years) is for ever.
    var dispatchInterval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        let nanoseconds = (attoseconds + 999_999_999) / 1_000_000_000
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflow2) = product.addingReportingOverflow(nanoseconds)
        return overflow || overflow2 ? .never : .nanoseconds(Int(sum))
    }
}
