import FRP
import Marbles
import Testing

/// A row of a test's table, which is called by its name in the log.
struct Named<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: Value

    init(_ name: String, _ value: Value) { (testDescription, self.value) = (name, value) }
}

/// An operator in the middle of a chain.
typealias Stage = @Sendable (Signal<Int>) -> Signal<Int>

/// One that may need time.
typealias TimedStage = @Sendable (Signal<Int>, TestScheduler) -> Signal<Int>
