/// Passes on what it is sent, and remembers no value.
///
///     sent           --a--b--c--|
///     subscribed        ^-b--c--|       later: only what comes later
///     too late                   (^|)   after the end: the terminal, no value
///
/// Contract J1 to J4. Book: chapter4/racsubject (RACSubject).
public final class Subject<Value: Sendable>: SubjectType {
    private let broadcast = Broadcast<Value>()

    /// A subject without subscribers.
    public init() {}

    public var signal: Signal<Value> { broadcast.signal }

    public func send(_ event: Event<Value>) { broadcast.send(event) }

    public func feed(from signal: Signal<Value>) -> Disposable { broadcast.feed(from: signal) }
}
