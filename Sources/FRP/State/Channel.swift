/// A pipe with two ends: what is put in at one end comes out at the other.
///
///     let channel = Channel<String>()
///     channel.following.signal.subscribe(next: { print("view: \($0)") })
///     channel.leading.sendNext("from the model")       // view: from the model
///
/// Nobody hears what they sent themselves. A subscriber of `following` is first told the latest value that came from
/// `leading`; a subscriber of `leading` only hears what comes later: the leading side owns the value. A terminal put
/// in at either end ends both, also for those who come later; `following` still tells its latest value before.
///
/// Contract H1 to H3, H6. Book: the second reading of chapter 4 (RACChannel).
public final class Channel<Value: Sendable>: Sendable {
    /// The end at the side that owns the value.
    public let leading: Terminal
    /// The end at the side that follows.
    public let following: Terminal

    /// A channel through which nothing has gone yet.
    public init() {
        let toFollowing = Broadcast<Value>(.init(values: Window(capacity: 1), outlivesEnd: true))
        let toLeading = Broadcast<Value>()
        let isOver = Lock(false)
        leading = Terminal(incoming: toLeading, outgoing: toFollowing, isOver)
        following = Terminal(incoming: toFollowing, outgoing: toLeading, isOver)
    }

    /// One end of a channel.
    public final class Terminal: EventTarget {
        private let incoming: Broadcast<Value>
        private let outgoing: Broadcast<Value>
        private let isOver: Lock<Bool>
        private let feeds = Feeds()

        fileprivate init(incoming: Broadcast<Value>, outgoing: Broadcast<Value>, _ isOver: Lock<Bool>) {
            (self.incoming, self.outgoing, self.isOver) = (incoming, outgoing, isOver)
        }

        /// What was put in at the other end.
        public var signal: Signal<Value> { incoming.signal }

        @Sendable public func send(_ event: Event<Value>) {
            // The first terminal ends both at once, whoever is told first.
            guard !(event.isTerminal ? isOver.exchange(true) : isOver.withLock { $0 }) else { return }
            outgoing.send(event)
            if event.isTerminal { incoming.send(event) }
        }

        public func feed(from signal: Signal<Value>) -> Disposable {
            feeds.add(signal, until: outgoing.lifetime, to: send)
        }
    }
}
