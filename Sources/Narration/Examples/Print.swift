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
