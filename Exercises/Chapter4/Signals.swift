import Attempts
import FRP

/// Exercise 4.3.1 · Report what happens to a parcel.
///
/// Make a signal by hand, with `Signal { observer in … }`. Every parcel is "accepted" first. A parcel of up
/// to 30 kilos is then "delivered", and the signal completes; a heavier one fails with `TooHeavy()`. Below,
/// `a` is accepted and `d` is delivered:
///
///     12 kilos   (ad|)
///     31 kilos   (aX)
///
/// Book: chapter4/signals
public func parcelNews(kilos: Int) -> Signal<String> {
    todo()
}

/// The error of a parcel that nobody can carry.
public struct TooHeavy: Error {
    /// It needs no details.
    public init() {}
}

/// Exercise 4.3.2 · Let only the strong winds through.
///
/// `wind` sends a reading now and then. Pass on the readings above 5, those below -5 (an east wind), and no others.
///
///     wind     --3--7--9--2--8--|
///     result   -----7--9-----8--|
///
/// Book: chapter4/signals
public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
    todo()
}

/// Exercise 4.3.3 · Predict what a failing doorbell prints.
///
/// Return the lines that this prints, from the first to the last:
///
///     let bell = Signal<String> { observer in
///         observer.sendNext("ding")
///         observer.sendError(BatteryFlat())
///         print("once more")
///         observer.sendNext("dong")
///         observer.sendCompleted()
///         return .none
///     }
///     print("pressed")
///     bell.subscribe(
///         next: { print($0) },
///         error: { _ in print("flat") },
///         completed: { print("rung") }
///     )
///     print("door opens")
///
/// Book: chapter4/signals
public func linesAtTheDoor() -> [String] {
    todo()
}

/// Exercise 4.3.4 · Put the steps of the bakery in order.
///
/// A box holds four buns. For each order, send how many boxes it fills; an order that fills none sends
/// nothing. This baker sends empty boxes too: repair the chain.
///
///     orders   --9--3--4--8--|
///     result   --2-----1--2--|
///
/// Book: chapter4/signals
public func fullBoxes(_ orders: Signal<Int>) -> Signal<Int> {
    todo()  // Delete this line when you begin.
    return orders.filter { $0 > 0 }.map { $0 / 4 }
}
