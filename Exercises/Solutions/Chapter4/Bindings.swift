import Attempts
import FRP

/// In `a.bind(twoWay: b)`, `a` first takes the other's value. Two bindings are enough for three properties: a
/// change of the knob goes through the volume to the slider, and does not come back.
public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    slider.bind(twoWay: volume)
    knob.bind(twoWay: volume)
    volume.signal.map { "Volume \($0)" }.bind(to: label)
}

/// What a parcel reports to its delegate on the way.
public protocol ParcelDelegate: AnyObject {
    func didReach(_ town: String)
    func wasDelivered()
    func wasLost(_ reason: any Error)
}

/// A subject at the border: on one side methods that are called, on the other a signal that only sends. The
/// subject is private, so no other code can send into it.
public final class ParcelNews: ParcelDelegate {
    private let news = Subject<String>()

    public init() {}

    public var towns: Signal<String> { news.signal }

    public func didReach(_ town: String) { news.sendNext(town) }

    public func wasDelivered() { news.sendCompleted() }

    public func wasLost(_ reason: any Error) { news.sendError(reason) }
}
