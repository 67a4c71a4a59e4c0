/// Something to which you can send events by hand: an observer, a subject, the end of a channel.
///
/// What is sent after a terminal goes nowhere.
public protocol ObserverType<Value>: Sendable {
    associatedtype Value: Sendable

    /// Sends any event.
    func send(_ event: Event<Value>)

    /// Passes on the events of `signal`, its terminal too, until the signal or this observer ends.
    ///
    /// Written the other way round it reads better: `signal.subscribe(subject)`.
    func feed(from signal: Signal<Value>) -> Disposable
}

extension ObserverType {
    /// Sends a value.
    public func sendNext(_ value: Value) { send(.next(value)) }

    /// Ends with an error. Values accepted before are delivered first.
    public func sendError(_ error: any Error) { send(.error(error)) }

    /// Ends.
    public func sendCompleted() { send(.completed) }

    /// Sends a value that says no more than "now".
    public func sendNext() where Value == Void { send(.next(())) }
}
