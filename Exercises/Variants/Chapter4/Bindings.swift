import Attempts
import FRP

public func tie(
    _ volume: Property<Int>, slider: Property<Int>, knob: Property<Int>, label: Property<String>
) {
    variants {
        right("The knob is tied to the slider instead of to the volume, and the label follows the knob.") {
            slider.bind(twoWay: volume)
            knob.bind(twoWay: slider)
            knob.signal.map { "Volume \($0)" }.bind(to: label)
        }
        right("Slider and knob are set first, so the direction of the two bindings does not matter.") {
            slider.value = volume.value
            knob.value = volume.value
            volume.bind(twoWay: slider)
            volume.bind(twoWay: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        }
        right("Each control gets a channel, with the volume at one end and itself at the other.") {
            for control in [slider, knob] {
                let channel = Channel<Int>()
                volume.bind(twoWay: channel.leading)
                control.bind(twoWay: channel.following)
            }
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        }
        right("Each direction is a binding of its own; `distinctUntilChanged` stops what comes back.") {
            volume.signal.bind(to: slider)
            volume.signal.bind(to: knob)
            slider.signal.skip(1).merge(knob.signal.skip(1)).distinctUntilChanged().bind(to: volume)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        }
        wrong("begins with what the controls show") {
            volume.bind(twoWay: slider)
            volume.bind(twoWay: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        }
        wrong("lets nobody change the volume") {
            volume.signal.bind(to: slider)
            volume.signal.bind(to: knob)
            volume.signal.map { "Volume \($0)" }.bind(to: label)
        }
        wrong("writes the label once") {
            slider.bind(twoWay: volume)
            knob.bind(twoWay: volume)
            label.value = "Volume \(volume.value)"
        }
        wrong("ties the knob to the slider alone, and the slider one way") {
            volume.signal.bind(to: slider)
            knob.bind(twoWay: slider)
            slider.signal.map { "Volume \($0)" }.bind(to: label)
        }
    }
}

public protocol ParcelDelegate: AnyObject {
    func didReach(_ town: String)
    func wasDelivered()
    func wasLost(_ reason: any Error)
}

public final class ParcelNews: ParcelDelegate {
    private let news = Subject<String>()
    private let ending = ReplaySubject<String>(capacity: 0)
    private let memory = ReplaySubject<String>()

    public init() {}

    public var towns: Signal<String> {
        variants {
            right("`send` takes whole events, so there is one method for all three kinds.") { news.signal }
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                ending.signal
            }
            wrong("does not tell that the parcel has arrived") { news.signal }
            wrong("takes a loss for a delivery") { news.signal }
            wrong("tells latecomers what they have missed") { memory.signal }
            wrong("makes a subject for each who asks") { Subject<String>().signal }
            wrong("leaves out a town that comes twice in a row") { news.signal.distinctUntilChanged() }
        }
    }

    public func didReach(_ town: String) {
        variants {
            right("`send` takes whole events, so there is one method for all three kinds.") {
                news.send(.next(town))
            }
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                ending.sendNext(town)
            }
            wrong("does not tell that the parcel has arrived") { news.sendNext(town) }
            wrong("takes a loss for a delivery") { news.sendNext(town) }
            wrong("tells latecomers what they have missed") { memory.sendNext(town) }
            wrong("makes a subject for each who asks") { news.sendNext(town) }
            wrong("leaves out a town that comes twice in a row") { news.sendNext(town) }
        }
    }

    public func wasDelivered() {
        variants {
            right("`send` takes whole events, so there is one method for all three kinds.") {
                news.send(.completed)
            }
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                ending.sendCompleted()
            }
            wrong("does not tell that the parcel has arrived") {}
            wrong("takes a loss for a delivery") { news.sendCompleted() }
            wrong("tells latecomers what they have missed") { memory.sendCompleted() }
            wrong("makes a subject for each who asks") { news.sendCompleted() }
            wrong("leaves out a town that comes twice in a row") { news.sendCompleted() }
        }
    }

    public func wasLost(_ reason: any Error) {
        variants {
            right("`send` takes whole events, so there is one method for all three kinds.") {
                news.send(.error(reason))
            }
            right("The subject is a `ReplaySubject` that keeps no values, so it behaves like a plain one.") {
                ending.sendError(reason)
            }
            wrong("does not tell that the parcel has arrived") { news.sendError(reason) }
            wrong("takes a loss for a delivery") { news.sendCompleted() }
            wrong("tells latecomers what they have missed") { memory.sendError(reason) }
            wrong("makes a subject for each who asks") { news.sendError(reason) }
            wrong("leaves out a town that comes twice in a row") { news.sendError(reason) }
        }
    }
}
