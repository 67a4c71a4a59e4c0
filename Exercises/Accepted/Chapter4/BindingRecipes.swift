import Attempts
import FRP

public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")

    public init(_ first: String) {
        destination = Property(first)
        _ = accepted([
            "with a binding": { self.destination.signal.map { "Next: \($0)" }.bind(to: self.sign) },
            "holding no more than the sign": {
                self.destination.signal.subscribe(next: { [sign = self.sign] in sign.value = "Next: \($0)" })
            },
            "with an unowned board": {
                self.destination.signal.subscribe(next: { [unowned self] in sign.value = "Next: \($0)" })
            },
        ])
    }
}

public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    accepted([
        "in a chain": {
            slider.bind(twoWay: volume)
            knob.bind(twoWay: slider)
            knob.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "setting them equal before": {
            slider.value = volume.value
            knob.value = volume.value
            volume.bind(twoWay: slider)
            volume.bind(twoWay: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "with a channel for each": {
            for control in [slider, knob] {
                let channel = Channel<Int>()
                volume.bind(twoWay: channel.leading)
                control.bind(twoWay: channel.following)
            }
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "one way and back, stopped where nothing changes": {
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
            "with events": { self.news.signal },
            "with a subject that repeats only the end": { self.ending.signal },
        ])
    }

    public func didReach(_ town: String) {
        accepted([
            "with events": { self.news.send(.next(town)) },
            "with a subject that repeats only the end": { self.ending.sendNext(town) },
        ])
    }

    public func wasDelivered() {
        accepted([
            "with events": { self.news.send(.completed) },
            "with a subject that repeats only the end": { self.ending.sendCompleted() },
        ])
    }

    public func wasLost(_ reason: any Error) {
        accepted([
            "with events": { self.news.send(.error(reason)) },
            "with a subject that repeats only the end": { self.ending.sendError(reason) },
        ])
    }
}
