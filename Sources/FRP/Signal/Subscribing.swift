extension Signal {
    /// Starts the signal's work and hands each event to the handler for it. Leave out those you do not need.
    ///
    ///     let watching = temperature.subscribe(
    ///         next: { print($0) },
    ///         error: { print("failed: \($0)") },
    ///         completed: { print("done") })
    ///     watching.dispose()
    ///
    /// Handlers of one subscription never overlap. You need not keep the result: the subscription works until
    /// the signal ends or the result is disposed. After `dispose()` has returned no handler starts any more, unless
    /// another thread is delivering an event at that moment (S4).
    ///
    /// Contract S4, S5, S8 to S11. Book: chapter4/subscriptions.
    @discardableResult public func subscribe(
        next: (@Sendable (Value) -> Void)? = nil, error: (@Sendable (any Error) -> Void)? = nil,
        completed: (@Sendable () -> Void)? = nil
    ) -> Disposable {
        subscribe { event in event.handle(next: next, error: error, completed: completed) }
    }

    /// Subscribes with handlers that run on the main actor: one for each event, in order, each in a later
    /// turn of the main queue.
    ///
    ///     login.success.subscribe(onMain: { [weak navigator] _ in navigator?.pop() })
    ///
    /// So a handler may use what belongs to the main actor, such as the objects of a screen. If you dispose
    /// the result on the main actor, no handler starts any more.
    ///
    /// Contract S15.
    @discardableResult public func subscribe(
        onMain next: @escaping @MainActor (Value) -> Void, error: (@MainActor (any Error) -> Void)? = nil,
        completed: (@MainActor () -> Void)? = nil
    ) -> Disposable {
        deliverOn(.main).subscribe { event in
            MainActor.assumeIsolated { event.handle(next: next, error: error, completed: completed) }
        }
    }

    /// Starts the signal's work and hands over each event as it is.
    @discardableResult
    public func subscribe(_ receive: @escaping @Sendable (Event<Value>) -> Void) -> Disposable {
        let lifetime = Disposable()
        start(into: Sink(endingIn: lifetime, receive: receive))
        return lifetime
    }

    /// Passes all events on to an observer or a subject, the terminal too.
    @discardableResult public func subscribe(_ observer: some ObserverType<Value>) -> Disposable {
        observer.feed(from: self)
    }
}

extension Observer {
    /// An observer with handlers right behind it, without a signal. You may subscribe it to several signals: the first
    /// terminal of any of them ends it, and all these subscriptions.
    public convenience init(
        next: (@Sendable (Value) -> Void)? = nil, error: (@Sendable (any Error) -> Void)? = nil,
        completed: (@Sendable () -> Void)? = nil
    ) {
        self.init(Sink(endingIn: Disposable()) { $0.handle(next: next, error: error, completed: completed) })
    }
}
