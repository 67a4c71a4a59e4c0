import FRP

/// A cold source that is fed by hand and counts who came and went. Events go to the latest subscriber.
package final class HandFed<Value: Sendable>: Sendable {
    private struct State {
        var observer: Observer<Value>?
        var subscriptions = 0
        var disposals = 0
    }

    private let state = Lock(State())

    package init() {}

    package var signal: Signal<Value> {
        Signal { [self] observer in
            state.withLock {
                $0.observer = observer
                $0.subscriptions += 1
            }
            return Disposable { [weak self] in self?.state.withLock { $0.disposals += 1 } }
        }
    }

    package var subscriptions: Int { state.withLock { $0.subscriptions } }
    package var disposals: Int { state.withLock { $0.disposals } }

    @Sendable package func send(_ event: Event<Value>) { state.withLock { $0.observer }?.send(event) }
    @Sendable package func sendNext(_ value: Value) { send(.next(value)) }
    package func sendNext(_ values: [Value]) { values.forEach(sendNext) }
    package func send(_ events: Event<Value>...) { for event in events { send(event) } }
    package func sendError() { send(.error(Storm())) }
    package func sendCompleted() { send(.completed) }
}

extension SubjectType {
    package func send(_ events: Event<Value>...) { for event in events { send(event) } }
    package func sendNext(_ values: [Value]) { for value in values { sendNext(value) } }
}
