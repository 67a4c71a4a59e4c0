/// Passes on what it is sent. A new subscriber first gets what came before.
///
///     sent           --a--b-------c--|
///     subscribed            (^ab)-c--|    everything, or the last `capacity` values
///     too late                         (^abc|)
///
/// Contract J6 to J9. Book: chapter4/racsubject, chapter5/basic_of_functionalReactivePixels
/// (RACReplaySubject).
public final class ReplaySubject<Value: Sendable>: SubjectType {
    private let broadcast: Broadcast<Value>

    /// A subject that remembers the last `capacity` values; without a capacity all of them. With zero it
    /// repeats the terminal alone.
    public init(capacity: Int? = nil) {
        broadcast = Broadcast(remembering: Window(capacity: capacity), replaysAfterEnd: true)
    }

    public var signal: Signal<Value> { broadcast.signal }

    public func send(_ event: Event<Value>) { broadcast.send(event) }

    public func feed(from signal: Signal<Value>) -> Disposable { broadcast.feed(from: signal) }
}
