extension Signal {
    /// A signal of the reader's library as one of the core, so that a lab can watch it.
    init(_ own: OwnSignal<Value>) {
        self.init { observer in
            let subscription = own.subscribe { event in
                switch event {
                case .next(let value): observer.sendNext(value)
                case .error(let error): observer.sendError(error)
                case .completed: observer.sendCompleted()
                }
            }
            return Disposable { subscription.dispose() }
        }
    }

    /// A signal of the core as one of the reader's library.
    var own: OwnSignal<Value> {
        OwnSignal { send in
            let disposable = subscribe(
                next: { send(.next($0)) }, error: { send(.error($0)) }, completed: { send(.completed) })
            return Subscription { disposable.dispose() }
        }
    }
}

/// An alarm in virtual time.
struct VirtualAlarm: Alarm {
    let time: TestScheduler

    func after(_ duration: Duration, _ ring: @escaping @Sendable () -> Void) -> Subscription {
        let disposable = time.schedule(after: duration, ring)
        return Subscription { disposable.dispose() }
    }
}
