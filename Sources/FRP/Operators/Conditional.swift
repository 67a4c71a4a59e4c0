/// A key came for which there is no signal.
public struct UnmatchedCase: Error, CustomStringConvertible {
    /// The key.
    public let key: String

    public var description: String { "There is no signal for the key \(key), and no default" }
}

extension Signal where Value == Bool {
    /// The values of one signal while this one says true, of another while it says false.
    ///
    /// Contract O44. In ReactiveCocoa: `if:then:else:`.
    public func then<Output>(_ whenTrue: Signal<Output>, else whenFalse: Signal<Output>) -> Signal<Output> {
        map { $0 ? whenTrue : whenFalse }.switchToLatest()
    }
}

extension Signal where Value: Hashable {
    /// The values of the signal that belongs to the latest key. A key without a signal, when there is no default, is an
    /// error: ``UnmatchedCase``.
    ///
    /// Contract O44. In ReactiveCocoa: `switch:cases:default:`.
    public func switchCases<Output>(
        _ cases: [Value: Signal<Output>], default other: Signal<Output>? = nil
    ) -> Signal<Output> {
        map { cases[$0] ?? other ?? .error(UnmatchedCase(key: "\($0)")) }.switchToLatest()
    }
}
