import FRP
import Marbles

/// A row of a test's table, which is called by its name in the log and in messages: what is tried, and what is said of it.
package struct Row<Details: Sendable, Value: Sendable>: Sendable, CustomStringConvertible {
    package let description: String
    package let details: Details
    package let value: Value

    package init(_ name: String, _ details: Details, _ value: Value) {
        (description, self.details, self.value) = (name, details, value)
    }
}

/// One of which there is nothing to say.
package typealias Named<Value: Sendable> = Row<Void, Value>

extension Row where Details == Void {
    package init(_ name: String, _ value: Value) { self.init(name, (), value) }
}

/// An operator in the middle of a chain.
package typealias PlainStage = @Sendable (Signal<Int>) -> Signal<Int>

/// One that may need time.
package typealias TimedStage = @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>
