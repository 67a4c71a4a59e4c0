import FRP
import Marbles
import Testing

/// A row of a test's table, which is called by its name in the log: what is tried, and what is said of it.
struct Row<Details: Sendable, Value: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let details: Details
    let value: Value

    init(_ name: String, _ details: Details, _ value: Value) {
        (testDescription, self.details, self.value) = (name, details, value)
    }
}

/// One of which there is nothing to say.
typealias Named<Value: Sendable> = Row<Void, Value>

extension Row where Details == Void {
    init(_ name: String, _ value: Value) { self.init(name, (), value) }
}

/// An operator in the middle of a chain.
typealias Stage = @Sendable (Signal<Int>) -> Signal<Int>

/// One that may need time.
typealias TimedStage = @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>
