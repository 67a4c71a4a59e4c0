extension Signal {
    /// A signal that is made of others: for each subscription `start` follows them, through one observer.
    init(joining start: @escaping @Sendable (_ observer: Observer<Value>) -> Void) {
        self.init { observer in
            start(observer)
            return .none
        }
    }
}

extension Observer {
    /// Subscribes to one of the signals a join consists of. Its events enter here, in order with all others, and
    /// `handle` decides with ``deliver(_:)`` what becomes of them.
    ///
    /// The chain ends with this observer, or earlier with `lifetime`, if the join keeps one for it.
    func follow<Input>(
        _ signal: Signal<Input>, until lifetime: Disposable? = nil,
        _ handle: @escaping @Sendable (Event<Input>) -> Void
    ) {
        signal.run(in: lifetime ?? self.lifetime.makePart()) { self.enter($0, handle) }
    }
}

extension Array {
    /// One made of all, from left to right: of both halves, so that it is nested only as deep as a list can be halved.
    func joined(_ join: (Element, Element) -> Element) -> Element? {
        guard count > 1 else { return first }
        let (left, right) = (self[..<(count / 2)], self[(count / 2)...])
        guard let one = Array(left).joined(join), let other = Array(right).joined(join) else { return nil }
        return join(one, other)
    }
}
