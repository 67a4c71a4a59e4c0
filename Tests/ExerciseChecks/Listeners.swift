import Marbles

extension MarbleSource {
    /// When somebody listened to this source: `from 1 to 6`, in columns, a string for each subscription. For the signals that an
    /// answer starts, which are no sources of a lab.
    public var listeners: [String] {
        subscriptions.map { "from \($0.began.column) to \($0.ended.map { "\($0.column)" } ?? "the end")" }
    }
}

extension Duration {
    fileprivate var column: Int { Int(self / .seconds(1)) }
}
