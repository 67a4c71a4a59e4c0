import Marbles
import Terminal

/// The clock of the example that runs: zero at first, and it moves only when it is told to.
///
///     let calm = keys.throttle(.seconds(3), on: clock)
public var clock: TestScheduler { Stage.current.clock }

/// Subscribes to signals, runs the clock of the example until nothing is left to happen, and draws what was sent.
///
///     let wind = Signal<Int>(marbles: "--3--7--9--|")
///     draw(["wind": wind, "strong": wind.filter { $0 > 5 }])
///
/// - Parameter signals: labels, and what is drawn beside them; `signal.watched(from: .seconds(5))` for a subscriber that comes
///   later.
public func draw(_ signals: KeyValuePairs<String, any Drawable>) {
    let picture = Picture(watching: signals)
    if RunningExample.current?.draw(picture) != true {
        FileOutput.standard.write(picture.lines.map { $0 + "\n" }.joined())
    }
}
