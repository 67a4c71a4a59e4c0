import Marbles
import Terminal
import Text

/// Replaces Swift's `print` in a file that imports Narration: the output of an example, on any thread, appears under its source.
/// Outside of examples it goes to standard output, made printable, because names from a server may contain anything.
///
///     print("window:", 18, separator: " ", terminator: "°\n")   // window: 18°
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { String(describing: $0) }.joined(separator: separator) + terminator
    if RunningExample.current?.print(text) != true {
        FileOutput.standard.write(text.printableLines)
    }
}

/// Shows lines, unchanged, in the output of an example: a table, the screen of a terminal. Outside of examples they go to standard
/// output.
///
///     draw(["window  18°", "garden  21°"])
public func draw(_ lines: [String]) {
    if RunningExample.current?.draw(lines) != true {
        FileOutput.standard.write(lines.map { $0 + "\n" }.joined())
    }
}

/// The clock of the running example. It is zero at first, and moves only when it is told to.
///
///     let calm = keys.debounce(.seconds(3), on: clock)
public var clock: TestScheduler { Stage.current.clock }

/// Subscribes to signals, runs the clock of the example until nothing is left to do, and draws what was sent.
///
///     let wind = Signal<Int>(marbles: "--3--7--9--|")
///     draw(["wind": wind, "strong": wind.filter { $0 > 5 }])
///
/// - Parameter signals: the signals with their labels; `signal.watched(from: .seconds(5))` for a subscriber that comes later.
public func draw(_ signals: KeyValuePairs<String, any Drawable>) {
    let picture = Picture(watching: signals)
    if RunningExample.current?.draw(picture) != true {
        FileOutput.standard.write(picture.lines.map { $0 + "\n" }.joined())
    }
}
