import Attempts
import FRP

public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    mistake([
        "begins with what the controls show": {
            volume.bind(twoWay: slider)
            volume.bind(twoWay: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "lets nobody change the volume": {
            volume.signal.bind(to: slider)
            volume.signal.bind(to: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "writes the label once": {
            slider.bind(twoWay: volume)
            knob.bind(twoWay: volume)
            label.value = "Volume \(volume.value)"
        },
        "copies the values once": {
            slider.value = volume.value
            knob.value = volume.value
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        },
        "ties the knob to the slider alone, and the slider one way": {
            volume.signal.bind(to: slider)
            knob.bind(twoWay: slider)
            slider.signal.map { "Volume \($0)" }.bind(to: label)
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
    private let memory = ReplaySubject<String>()

    public init() {}

    public var towns: Signal<String> {
        mistake([
            "does not tell that the parcel has arrived": { self.news.signal },
            "takes a loss for a delivery": { self.news.signal },
            "tells latecomers what they have missed": { self.memory.signal },
            "makes a subject for each who asks": { Subject<String>().signal },
        ])
    }

    public func didReach(_ town: String) {
        mistake([
            "does not tell that the parcel has arrived": { self.news.sendNext(town) },
            "takes a loss for a delivery": { self.news.sendNext(town) },
            "tells latecomers what they have missed": { self.memory.sendNext(town) },
            "makes a subject for each who asks": { self.news.sendNext(town) },
        ])
    }

    public func wasDelivered() {
        mistake([
            "does not tell that the parcel has arrived": {},
            "takes a loss for a delivery": { self.news.sendCompleted() },
            "tells latecomers what they have missed": { self.memory.sendCompleted() },
            "makes a subject for each who asks": { self.news.sendCompleted() },
        ])
    }

    public func wasLost(_ reason: any Error) {
        mistake([
            "does not tell that the parcel has arrived": { self.news.sendError(reason) },
            "takes a loss for a delivery": { self.news.sendCompleted() },
            "tells latecomers what they have missed": { self.memory.sendError(reason) },
            "makes a subject for each who asks": { self.news.sendError(reason) },
        ])
    }
}

public func lampsThatGoAway() -> [String] {
    mistake([
        "sees only the circle": { ["bath", "cellar", "door", "entrance"] },
        "lets every lamp go at the end of its block": { ["attic", "bath", "cellar", "door", "entrance"] },
        "keeps every lamp that is named in a handler": { ["bath", "door"] },
        "thinks that a binding keeps its target alive": { ["bath", "entrance"] },
        "names the lamps that stay": { ["attic", "cellar"] },
    ])
}

public final class DepartureBoard: Sendable {
    public let destination: Property<String>
    public let sign = Property("")
    private let watching = SerialDisposable()

    public init(_ first: String) {
        destination = Property(first)
        let signal = destination.signal
        _ = mistake([
            "holds the board in the handler": {
                signal.subscribe(next: { self.sign.value = "Next: \($0)" })
            },
            "holds the board by its method": { signal.subscribe(next: self.show) },
            "waits for a deinit that never comes": {
                let subscription = signal.subscribe(next: self.show)
                self.watching.set(subscription)
                return subscription
            },
            "lets the property's own handler hold the property": {
                signal.subscribe(next: { [destination = self.destination, sign = self.sign] _ in
                    sign.value = "Next: \(destination.value)"
                })
            },
            "ends the subscription to end the circle": {
                let subscription = signal.subscribe(next: self.show)
                subscription.dispose()
                return subscription
            },
        ])
    }

    deinit { watching.dispose() }

    @Sendable private func show(_ town: String) { sign.value = "Next: \(town)" }
}
