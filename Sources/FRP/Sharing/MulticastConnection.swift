/// One subscription to a signal, shared by all who subscribe here.
///
///     let weather = askTheStation.publish()
///     weather.signal.subscribe(next: window)     // nothing happens yet
///     weather.signal.subscribe(next: garden)
///     weather.connect()                          // asked once, told twice
///
/// Disposing the connection stops the source; the subscribers get no further event, not even a completion. What
/// has been disposed, or has ended, is not started again.
///
/// Contract M1 to M7. Book: chapter4/multicasting (RACMulticastConnection). In Rx and Combine:
/// `ConnectableObservable`, `ConnectablePublisher`.
public final class MulticastConnection<Value: Sendable>: Sendable {
    /// What the source sends, once connected.
    public let signal: Signal<Value>

    private let source: Signal<Value>
    private let send: @Sendable (Event<Value>) -> Void
    private let isConnected = Lock(false)
    private let audience = Audience()

    /// Counts who is there. What the subscribers hold on to: not the connection, which holds them.
    private final class Audience: Sendable {
        let connection = Disposable()
        private let count = Lock(0)

        /// Whether it is the first.
        func enter() -> Bool {
            count.withLock { count in
                count += 1
                return count == 1
            }
        }

        @Sendable func leave() {
            let isEmpty = count.withLock { count in
                count -= 1
                return count == 0
            }
            if isEmpty { connection.dispose() }
        }
    }

    /// Shares `source` through `subject`, which says what a late subscriber is told.
    init(_ source: Signal<Value>, through subject: some SubjectType<Value>) {
        self.source = source
        signal = subject.signal
        send = { subject.send($0) }
    }

    /// Subscribes to the source; only the first call does. Every call returns the same disposable.
    @discardableResult public func connect() -> Disposable {
        if !isConnected.exchange(true) { source.run(in: audience.connection, send) }
        return audience.connection
    }

    /// A signal that connects with its first subscriber and disposes the connection when the last one has left.
    ///
    /// Whoever comes after that does not start it again (Rx's `refCount` and Combine's `autoconnect` do).
    ///
    /// Contract M2, M6.
    public func autoconnect() -> Signal<Value> {
        Signal(stage: { [self] sink in
            let isFirst = audience.enter()
            sink.lifetime.add(audience.leave)
            signal.attach(sink)
            if isFirst { connect() }
        })
    }
}
