import FRP
import Marbles

/// What a subscriber saw, in order. Usable from any thread.
///
///     let seen = Seen([1, 2].signal)
///     seen.events      // [.next(1), .next(2), .completed]
///
/// The equality of events is the core's: errors by type and description.
package typealias Seen<Value: Sendable> = Recorder<Value>

extension Recorder {
    /// Subscribes at once, for ever.
    package convenience init(_ signal: Signal<Value>) {
        self.init()
        signal.subscribe(receive)
    }

    /// Writes down something that is no event: a side effect, for instance.
    @Sendable package func note(_ value: Value) { append(value) }

    /// Writes a value down, and gives it back: for closures that make one of another.
    @Sendable package func pass(_ value: Value) -> Value { note(value, then: value) }

    /// Writes a value down before it makes the result: for closures that have to return something.
    package func note<Result>(_ value: Value, then result: @autoclosure () -> Result) -> Result {
        append(value)
        return result()
    }

    package var terminals: [Event<Value>] { events.filter(\.isTerminal) }
    package var isCompleted: Bool { events.last?.isCompleted ?? false }
    package var hasEnded: Bool { !terminals.isEmpty }
}

/// An error to fail with.
package struct Storm: Error, Equatable {
    package init() {}
}
