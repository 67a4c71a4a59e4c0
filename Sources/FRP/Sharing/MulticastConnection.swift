/// One subscription to a signal, shared by all subscribers of the connection.
///
///     let weather = askTheStation.publish()
///     weather.signal.subscribe(next: window)     // nothing happens yet
///     weather.signal.subscribe(next: garden)
///     weather.connect()                          // one question, two answers
///
/// Disposing the connection stops the source; the subscribers get no further event, not even a completion.
/// What has been disposed, or has ended, is not started again.
///
/// Contract M1 to M7. Book: chapter4/multicasting (RACMulticastConnection).
public final class MulticastConnection<Value: Sendable>: Sendable {
    /// What the source sends, once connected.
    public let signal: Signal<Value>

    /// Subscribes to the source. Nothing, once it was connected: it is not started again, so nothing of it needs to be kept
    /// (contract R1).
    private let start: Guarded<(@Sendable () -> Void)?>
    /// Ends the subscription to the source, if there is one, or will be.
    let connection = Disposable()
    /// How many subscribe by ``autoconnect()``.
    private let audience = Counter()

    /// Shares `source` through `subject`, which decides what a late subscriber gets.
    init(_ source: Signal<Value>, through subject: some SubjectType<Value>) {
        signal = subject.signal
        start = Guarded { [connection] in
            // The subject is fed from a signal that sends nothing: such a feed ends with the subject, and so the connection
            // does. It is forgotten there when the connection ends before.
            let end = subject.feed(from: .never)
            end.add(connection)
            connection.add { [weak end] in end?.dispose() }
            source.start(into: Sink(endingIn: connection) { subject.send($0) })
        }
    }

    /// Subscribes to the source; only the first call does. Every call returns the same disposable.
    @discardableResult public func connect() -> Disposable {
        start.exchange(nil)?()
        return connection
    }

    /// A signal that connects with its first subscriber and disposes the connection when the last one has
    /// left.
    ///
    /// A later subscriber does not start it again.
    ///
    /// Contract M2, M6.
    public func autoconnect() -> Signal<Value> {
        Signal(start: { [self] sink in
            let isFirst = audience.add(1) == 1
            // Not through self, which holds the subscribers.
            sink.lifetime.add { [audience, connection] in
                if audience.add(-1) == 0 { connection.dispose() }
            }
            signal.start(into: sink)
            if isFirst { connect() }
        })
    }
}
