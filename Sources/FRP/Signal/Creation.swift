extension Signal {
    /// One value, then completed.
    ///
    ///     Signal.return(7)
    ///     result         (7|)
    ///
    /// Contract S14.
    public static func `return`(_ value: Value) -> Signal {
        Signal(start: { $0.send(CollectionOfOne(value), then: .completed) })
    }

    /// No value; completes at once.
    ///
    ///     Signal<Int>.empty
    ///     result         |
    public static var empty: Signal { Signal(start: { $0.send(.completed) }) }

    /// No value; fails at once.
    ///
    ///     Signal<Int>.error(problem)
    ///     result         X
    public static func error(_ error: any Error) -> Signal {
        Signal(start: { $0.send(.error(error)) })
    }

    /// Nothing, forever. It holds no resources, not even the subscriber.
    ///
    ///     Signal<Int>.never
    ///     result         ------
    public static var never: Signal { Signal(start: { _ in }) }

    /// A signal that is made for each subscription.
    ///
    /// Contract S14.
    public static func `defer`(_ make: @escaping @Sendable () -> Signal) -> Signal {
        Signal(following: { (make(), nil) })
    }
}

extension Sequence where Element: Sendable, Self: Sendable {
    /// The elements as a signal: all of them at subscription, one after the other, then completed.
    ///
    ///     [1, 2, 3].signal
    ///     result         (123|)
    ///
    /// An endless sequence is fine if an operator downstream, like `take`, ends it.
    public var signal: Signal<Element> {
        Signal(start: { $0.send(self, then: .completed) })
    }
}

extension Sink {
    /// Sends each value, then `terminal`, until the lifetime ends.
    func send(_ values: some Sequence<Value>, then terminal: Event<Value>) {
        for value in values {
            guard !lifetime.isDisposed else { return }
            send(.next(value))
        }
        if !lifetime.isDisposed { send(terminal) }
    }
}
