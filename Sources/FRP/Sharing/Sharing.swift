extension Signal {
    /// Shares one subscription among all subscribers of the connection. A late subscriber misses the earlier
    /// values.
    ///
    /// Nothing starts before ``MulticastConnection/connect()``.
    ///
    /// Contract M1. Book: chapter4/multicasting.
    public func publish() -> MulticastConnection<Value> { multicast(Subject()) }

    /// Shares one subscription through a subject of your choice.
    ///
    /// Contract M1. Book: chapter4/multicasting.
    public func multicast(_ subject: some SubjectType<Value>) -> MulticastConnection<Value> {
        MulticastConnection(self, through: subject)
    }

    /// Subscribes now, and sends each subscriber all values there have been; with a capacity, the last ones.
    ///
    /// Contract M5. Book: chapter4/multicasting, chapter5/networking_layer_revisited.
    public func replay(_ capacity: Int? = nil) -> Signal {
        let connection = multicast(ReplaySubject(capacity: capacity))
        connection.connect()
        return connection.signal
    }

    /// Subscribes now, and sends each subscriber the last value first: `replay(1)`.
    ///
    /// Contract M5.
    public func replayLast() -> Signal { replay(1) }

    /// Like `replay()`, but subscribes with the first subscriber.
    ///
    /// Contract M5.
    public func replayLazily() -> Signal {
        let connection = multicast(ReplaySubject())
        // Ends the connection when nothing holds it any more: neither this signal nor a subscription.
        let end = connection.connection.scoped
        return Signal(start: { sink in
            sink.lifetime.add { withExtendedLifetime(end) {} }
            connection.signal.start(into: sink)
            connection.connect()
        })
    }
}
