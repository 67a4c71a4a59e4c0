import Attempts
import FRP

/// Exercise 4.15.1 · Predict which lamps go away.
///
/// Each block makes a lamp, which goes away at the end of the block unless something keeps it alive. `switchboard`, the
/// main switch of the house, lives on. Return the names of the lamps that go away, in the order of the blocks:
///
///     let switchboard = Property(false)
///     do {
///         let lamp = Lamp("attic")
///         lamp.power.signal.subscribe(next: { lamp.shine($0) })
///     }
///     do {
///         let lamp = Lamp("bath")
///         lamp.power.signal.subscribe(next: { [weak lamp] in lamp?.shine($0) })
///     }
///     do {
///         let lamp = Lamp("cellar")
///         switchboard.signal.subscribe(next: { lamp.shine($0) })
///     }
///     do {
///         let lamp = Lamp("door")
///         switchboard.signal.bind(to: lamp.power)
///     }
///     do {
///         let lamp = Lamp("entrance")
///         let first = switchboard.signal.take(1)     // completes after its first value
///         first.subscribe(next: { lamp.shine($0) })
///     }
///
/// Book: not in it, but in the introduction and RAC 2
public func lampsThatGoAway() -> [String] {
    todo()
}

/// Exercise 4.15.2 · Release the departure board.
///
/// The sign shows every new destination, and that works. But a board that nobody needs any more never goes away:
/// something holds it. Find out what, and repair it. The board's properties must go away too.
///
///     board.destination.value = "Oslo"
///     board.sign.value                       // "Next: Oslo"
///
/// Book: not in it, but in the introduction and RAC 2
public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")

    public init(_ first: String) {
        destination = Property(first)
        todo()  // Delete this line when you begin.
        destination.signal.subscribe(next: { self.sign.value = "Next: \($0)" })
    }
}
