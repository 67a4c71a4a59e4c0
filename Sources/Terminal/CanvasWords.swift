extension Canvas {
    /// Writes `text` from the beginning of a row on, between `column` and as many columns before the right edge, in as many
    /// lines as it takes. Returns the row after the last.
    @discardableResult public mutating func writeWrapped(
        _ text: String, row: Int, column: Int = 1, _ style: Style = .plain
    ) -> Int {
        let width = size.columns - 2 * column
        var (line, row) = ("", row)
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.displayWidth + 1 + String(word).displayWidth > width {
                write(line, row: row, column: column, style)
                (line, row) = ("", row + 1)
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        write(line, row: row, column: column, style)
        return row + 1
    }
}
