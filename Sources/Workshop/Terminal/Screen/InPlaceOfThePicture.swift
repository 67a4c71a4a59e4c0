import Text

extension Canvas {
    /// Shows what each key does, instead of the picture.
    mutating func write(keys: some Collection<(key: String, value: String)>) {
        write("Keys", row: 0, column: 1, .bold)
        let column = 3 + (keys.map(\.key.displayWidth).max() ?? 0)
        var row = 2
        for (key, meaning) in keys {
            write(key, row: row, column: 1, .bold)
            for line in meaning.translated.wrapped(toWidth: size.columns - column - 1) {
                writeAsItIs(line, row: row, column: column)
                row += 1
            }
        }
        fill(row: size.rows - 1, column: 0, Size(columns: size.columns, rows: 1))
        write("Any key goes back.", row: size.rows - 1, column: 1, .dim)
    }

    /// Says in the middle that the window is too small, and which size is needed.
    mutating func askFor(_ needed: Size) {
        let lines = [
            "This window is \(size.columns)×\(size.rows).",
            "Make it \(needed.columns)×\(needed.rows) or larger,",
            "or press Ctrl-C to leave.",
        ].map(\.translated)
        let top = max((size.rows - lines.count) / 2, 0)
        // If there is room for one line only, it shows the size that is needed.
        let shown = size.rows < lines.count ? [lines[1]] : lines
        for (row, line) in shown.enumerated() {
            let fitting = line.truncated(toWidth: size.columns)
            write(fitting, row: top + row, column: (size.columns - fitting.displayWidth) / 2)
        }
    }
}
