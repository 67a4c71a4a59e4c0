import Attempts
import FRP

/// Exercise 4.14.1 · Tie slider and knob to the volume.
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

/// Exercise 4.14.2 · Make a signal of a delegate.
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
