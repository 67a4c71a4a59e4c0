import Attempts
import FRP

/// The attic makes a circle: lamp, property, subscription, handler, lamp. The cellar makes no circle. But the
/// switchboard keeps the subscription alive, and the subscription keeps the lamp alive, as long as the switchboard
/// lives. `take(1)` ends the subscription of the entrance at once, and a subscription that has ended releases its
/// handler.
public func lampsThatGoAway() -> [String] {
    ["bath", "door", "entrance"]
}

/// The board held the property, the property its subscriber, and the subscriber the board. A handler that holds the
/// board weakly opens the circle.
public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")

    public init(_ first: String) {
        destination = Property(first)
        destination.signal.subscribe(next: { [weak self] in
            self?.sign.value = "Next: \($0)"
        })
    }
}
