import Attempts
import FRP

public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    accepted([
        "The knob is tied to the slider instead of to the volume, and the label follows the knob.": {
            slider.bind(twoWay: volume)
            knob.bind(twoWay: slider)
            knob.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "Slider and knob are set first, so the direction of the two bindings does not matter.": {
            slider.value = volume.value
            knob.value = volume.value
            volume.bind(twoWay: slider)
            volume.bind(twoWay: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "Each control gets a channel, with the volume at one end and itself at the other.": {
            for control in [slider, knob] {
                let channel = Channel<Int>()
                volume.bind(twoWay: channel.leading)
                control.bind(twoWay: channel.following)
            }
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "Each direction is a binding of its own; `distinctUntilChanged` stops what comes back.": {
            volume.signal.bind(to: slider)
            volume.signal.bind(to: knob)
            slider.signal.skip(1).merge(knob.signal.skip(1)).distinctUntilChanged().bind(to: volume)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
    ])
}

public protocol ParcelDelegate: AnyObject {
    func didReach(_ town: String)
    func wasDelivered()
    func wasLost(_ reason: any Error)
}

public final class ParcelNews: ParcelDelegate {
    private let news = Subject<String>()
    private let ending = ReplaySubject<String>(capacity: 0)

    public init() {}

    public var towns: Signal<String> {
        accepted([
            "`send` takes whole events, so there is one method for all three kinds.": { self.news.signal },
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.ending.signal
            },
        ])
    }

    public func didReach(_ town: String) {
        accepted([
            "`send` takes whole events, so there is one method for all three kinds.": {
                self.news.send(.next(town))
            },
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.ending.sendNext(town)
            },
        ])
    }

    public func wasDelivered() {
        accepted([
            "`send` takes whole events, so there is one method for all three kinds.": {
                self.news.send(.completed)
            },
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.ending.sendCompleted()
            },
        ])
    }

    public func wasLost(_ reason: any Error) {
        accepted([
            "`send` takes whole events, so there is one method for all three kinds.": {
                self.news.send(.error(reason))
            },
            "The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.": {
                self.ending.sendError(reason)
            },
        ])
    }
}

public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")

    public init(_ first: String) {
        destination = Property(first)
        _ = accepted([
            "A binding replaces the handler. It holds the sign only, and that weakly.": {
                self.destination.signal.map { "Next: \($0)" }.bind(to: self.sign)
            },
            "The handler captures the sign alone, so it does not hold the board.": {
                self.destination.signal.subscribe(next: { [sign = self.sign] in sign.value = "Next: \($0)" })
            },
            "`unowned` needs no `?`, but crashes if somebody keeps `destination` longer than the board.": {
                self.destination.signal.subscribe(next: { [unowned self] in sign.value = "Next: \($0)" })
            },
        ])
    }
}
