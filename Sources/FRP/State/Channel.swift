/// A pipe with two ends: what is put in at one end comes out at the other.
///
///     let channel = Channel<String>()
///     channel.following.signal.subscribe(next: { print("view: \($0)") })
///     channel.leading.sendNext("from the model")       // view: from the model
///
/// Neither end gets back what was sent from it. A subscriber of `following` first gets the latest value that
/// came from `leading`; a subscriber of `leading` only gets later values: the leading side owns the value. A
/// terminal sent at either end ends both, also for later subscribers; `following` still sends its latest
/// value before.
///
/// Contract H1 to H3, H6. Book: not in it, but in the introduction (RACChannel).
public final class Channel<Value: Sendable>: Sendable {
    /// The end at the side that owns the value.
    public let leading: Terminal
    /// The end at the side that follows.
    public let following: Terminal

    /// A channel through which nothing has gone yet.
    public init() {
        let toFollowing = Broadcast<Change<Value>>(remembering: Window(capacity: 1), replaysAfterEnd: true)
        let toLeading = Broadcast<Change<Value>>()
        let isOver = Lock(false)
        leading = Terminal(incoming: toLeading, outgoing: toFollowing, isOver)
        following = Terminal(incoming: toFollowing, outgoing: toLeading, isOver)
    }

    /// One end of a channel.
    public final class Terminal: ObserverType {
        private let incoming: Broadcast<Change<Value>>
        private let outgoing: Broadcast<Change<Value>>
        private let isOver: Lock<Bool>

        fileprivate init(
            incoming: Broadcast<Change<Value>>, outgoing: Broadcast<Change<Value>>, _ isOver: Lock<Bool>
        ) { (self.incoming, self.outgoing, self.isOver) = (incoming, outgoing, isOver) }

        /// What was sent at the other end.
        public var signal: Signal<Value> { incoming.signal.map { $0.value } }

        /// The same, with the stamps.
        var changes: Signal<Change<Value>> { incoming.signal }

        @Sendable public func send(_ event: Event<Value>) {
            guard !event.isTerminal else { return end(event.map { Change($0) }) }
            // The stamp is made when the value is accepted, so that the order of both is the same.
            if !isOver.withLock({ $0 }) { outgoing.send(event.map { Change($0) }) }
        }

        /// Sends a change with the stamp that it has.
        func send(_ event: Event<Change<Value>>) {
            guard !event.isTerminal else { return end(event) }
            if !isOver.withLock({ $0 }) { outgoing.send(event) }
        }

        /// The first terminal ends both ends at once.
        private func end(_ terminal: Event<Change<Value>>) {
            guard !isOver.exchange(true) else { return }
            outgoing.send(terminal)
            incoming.send(terminal)
        }

        public func feed(from signal: Signal<Value>) -> Disposable {
            signal.startChain(partOf: outgoing.lifetime, send)
        }
    }
}
