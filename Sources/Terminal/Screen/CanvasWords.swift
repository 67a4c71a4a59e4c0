import Text

extension Canvas {
    /// Writes `text` from the beginning of a row on, between `column` and as many columns before the right edge, in as many
    /// lines as it takes. Returns the row after the last.
    @discardableResult public mutating func writeWrapped(
        _ text: String, row: Int, column: Int = 1, _ style: Style = .plain
    ) -> Int {
        let lines = text.wrapped(toWidth: size.columns - 2 * column)
        for (index, line) in lines.enumerated() { write(line, row: row + index, column: column, style) }
        return row + max(1, lines.count)
    }
}
