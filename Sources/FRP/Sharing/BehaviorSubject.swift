/// Passes on what it is sent. A new subscriber gets the latest value first.
///
///     sent           a------b--c--|
///     subscribed       (^a)-b--c--|
///     too late                      (^|)    after the end: the terminal, no value
///
/// Contract J4, J5. Book: chapter4/racsubject (RACBehaviorSubject).
public final class BehaviorSubject<Value: Sendable>: SubjectType {
    private let broadcast: Broadcast<Value>

    /// A subject whose first subscriber gets `initial`.
    public init(_ initial: Value) {
        broadcast = Broadcast(remembering: Window(latest: initial))
    }

    public var signal: Signal<Value> { broadcast.signal }

    public func send(_ event: Event<Value>) { broadcast.send(event) }

    public func feed(from signal: Signal<Value>) -> Disposable { broadcast.feed(from: signal) }
}
