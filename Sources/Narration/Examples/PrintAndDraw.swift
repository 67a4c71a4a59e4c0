import Marbles
import Terminal
import Text

/// Prints like Swift's `print`, which it hides from a file that imports Narration: what an example prints, on
/// whatever thread, appears under its source. Outside an example it goes to standard output, made printable: names from
/// a server may say anything.
///
///     print("window:", 18, separator: " ", terminator: "°\n")   // window: 18°
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    let text = items.map { String(describing: $0) }.joined(separator: separator) + terminator
    if RunningExample.current?.print(text) != true {
        FileOutput.standard.write(text.printableLines)
    }
}

/// Shows lines that stand as they are among what an example prints: a table, the screen of a terminal. Outside an example they
/// go to standard output.
///
///     draw(["window  18°", "garden  21°"])
public func draw(_ lines: [String]) {
    if RunningExample.current?.draw(lines) != true {
        FileOutput.standard.write(lines.map { $0 + "\n" }.joined())
    }
}

/// The clock of the example that runs: zero at first, and it moves only when it is told to.
///
///     let calm = keys.debounce(.seconds(3), on: clock)
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
