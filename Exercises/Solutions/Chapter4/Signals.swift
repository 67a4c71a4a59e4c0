import Attempts
import FRP

/// The closure runs for each subscriber, from top to bottom. After the error it must not go on, so it returns
/// there; there is nothing to clean up, so the result is `.none`.
public func parcelNews(kilos: Int) -> Signal<String> {
    Signal { observer in
        observer.sendNext("accepted")
        guard kilos <= 30 else {
            observer.sendError(TooHeavy())
            return .none
        }
        observer.sendNext("delivered")
        observer.sendCompleted()
        return .none
    }
}

/// The error of a parcel that nobody can carry.
public struct TooHeavy: Error {
    /// It needs no details.
    public init() {}
}

/// `filter` asks about each reading at the moment it comes, and passes it on or not. It delays nothing and
/// changes nothing: the readings that pass keep their times, and the end passes too.
public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    wind.filter { abs($0) > 5 }
}

/// The error ends the signal, not the closure that sends it. The closure is plain Swift and runs to its end,
/// so it prints "once more". But the observer is closed by then: neither "dong" nor the completion reaches
/// the subscriber.
public func linesAtTheDoor() -> [String] {
    ["pressed", "ding", "flat", "once more", "door opens"]
}

/// Each step gets the values of the step before it. Only after the division you know whether a box is full,
/// so ask there.
public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    orders.map { $0 / 4 }.filter { $0 > 0 }
}
