extension Signal {
    /// Runs `effect` with each value, before it is passed on.
    ///
    ///     [1, 2].signal.doNext { print("saw \($0)") }.subscribe()
    ///     // saw 1
    ///     // saw 2
    ///
    /// Contract O25.
    public func doNext(_ effect: @escaping @Sendable (Value) -> Void) -> Signal {
        doEvent { event in if case .next(let value) = event { effect(value) } }
    }

    /// Runs `effect` with the error, before it is passed on. The signal still fails.
    ///
    /// Contract O25. Book: chapter5/revisiting_functionalReactivePixels.
    public func doError(_ effect: @escaping @Sendable (any Error) -> Void) -> Signal {
        doEvent { event in if case .error(let error) = event { effect(error) } }
    }

    /// Runs `effect` when the signal completes, before that is passed on.
    ///
    /// Contract O25. Book: chapter5/revisiting_functionalReactivePixels.
    public func doCompleted(_ effect: @escaping @Sendable () -> Void) -> Signal {
        doEvent { event in if event.isCompleted { effect() } }
    }

    /// Runs `effect` with each event, before it is passed on.
    func doEvent(_ effect: @escaping @Sendable (Event<Value>) -> Void) -> Signal {
        liftEvents { sink in
            { event in
                effect(event)
                if !sink.lifetime.isDisposed { sink.send(event) }
            }
        }
    }
}
