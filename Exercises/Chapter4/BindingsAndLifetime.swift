import Attempts
import FRP

/// Exercise 4.13.1 · Tie slider and knob to the volume.
///
/// A slider and a knob (a round button that you turn) set the volume. When one of the three changes, the others follow.
/// At the start all take the value of `volume`. The label follows too, one way.
///
///     volume    4      (slider 0, knob 9)      all are 4, the label says "Volume 4"
///     knob      7                              all are 7, the label says "Volume 7"
///
/// Book: not in it, but in the introduction and RAC 2
public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    todo()
}

/// Exercise 4.13.2 · Make a signal of a delegate.
///
/// Let `towns` send each town that the parcel reaches. It completes when the parcel is delivered, and fails with
/// the reason when it is lost. It is the same parcel for all subscribers: a late one has missed the earlier towns.
///
///     calls     didReach("Ghent")   didReach("Lille")   wasDelivered()
///     towns     ------Ghent---------------Lille---------------|
///
/// Book: not in it, but in the introduction and RAC 2
public final class ParcelNews: ParcelDelegate {
    public init() {}

    public var towns: Signal<String> { todo() }

    public func didReach(_ town: String) { todo() }

    public func wasDelivered() { todo() }

    public func wasLost(_ reason: any Error) { todo() }
}

/// What a parcel reports to its delegate on the way.
public protocol ParcelDelegate: AnyObject {
    func didReach(_ town: String)
    func wasDelivered()
    func wasLost(_ reason: any Error)
}

/// Exercise 4.13.3 · Predict which lamps go away.
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

/// Exercise 4.13.4 · Release the departure board.
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
