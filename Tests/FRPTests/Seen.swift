import FRP

/// What a subscriber saw, in order. Usable from any thread.
///
///     let seen = Seen([1, 2].signal)
///     seen.events      // [.next(1), .next(2), .completed]
///
/// The equality of events is the core's: errors by type and description.
final class Seen<Value: Sendable>: Sendable {
    private let recorded = Lock<[Event<Value>]>([])

    init() {}

    /// Subscribes at once, for ever.
    convenience init(_ signal: Signal<Value>) {
        self.init()
        signal.subscribe(receive)
    }

    /// A handler for `subscribe`.
    @Sendable func receive(_ event: Event<Value>) { recorded.withLock { $0.append(event) } }

    /// Writes down something that is no event: a side effect, for instance.
    @Sendable func note(_ value: Value) { receive(.next(value)) }

    /// Writes a value down, and gives it back: for closures that make one of another.
    @Sendable func pass(_ value: Value) -> Value { note(value, then: value) }

    /// Writes a value down before it makes the result: for closures that have to return something.
    func note<Result>(_ value: Value, then result: @autoclosure () -> Result) -> Result {
        note(value)
        return result()
    }

    var events: [Event<Value>] { recorded.withLock { $0 } }
    var values: [Value] { events.compactMap(\.value) }
    var terminals: [Event<Value>] { events.filter(\.isTerminal) }
    var isCompleted: Bool { events.last?.isCompleted ?? false }
    var hasEnded: Bool { !terminals.isEmpty }
}

/// An error to fail with.
struct Storm: Error, Equatable {}
