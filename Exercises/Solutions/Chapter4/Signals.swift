import Attempts
import FRP

/// The closure runs for each subscriber, from top to bottom. After the error it must not go on, so it returns
/// there; there is nothing to clean up, which is what `.none` says.
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

/// What a parcel fails with that nobody can carry.
public struct TooHeavy: Error {
    /// There is no more to say.
    public init() {}
}

/// `filter` asks about each reading at the moment it comes, and passes it on or not. It keeps nothing back
/// and changes nothing, so the readings that pass keep their times, and the end passes too.
public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    wind.filter { $0 > 5 }
}

/// The error ends the signal, not the closure that sends it: that one is plain Swift and runs to its end,
/// "once more" included. But the observer is closed by then, so neither "dong" nor the completion reaches the
/// subscriber.
public func linesAtTheDoor() -> [String] {
    ["pressed", "ding", "flat", "once more", "door opens"]
}

/// Each step sees what the step before it sends. Whether a box is full is known after the division, so that
/// is where one has to ask.
public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    orders.map { $0 / 4 }.filter { $0 > 0 }
}
