import Text
import Translation

extension Canvas {
    /// Says in the middle that the window is too small, and which size is needed.
    mutating func askFor(_ needed: Size) {
        let lines = [
            "This window is \(size.columns)×\(size.rows).",
            "Make it \(needed.columns)×\(needed.rows) or larger,",
            "or press Ctrl-C to leave.",
        ].map(\.translated)
        let top = max((size.rows - lines.count) / 2, 0)
        // What is needed matters most where there is room for one line only.
        let shown = size.rows < lines.count ? [lines[1]] : lines
        for (row, line) in shown.enumerated() {
            let fitting = line.truncated(toWidth: size.columns)
            write(fitting, row: top + row, column: (size.columns - fitting.displayWidth) / 2)
        }
    }
}
