import Text

extension Canvas {
    /// Writes the first of these texts, sorted from long to short, that fits before the right edge.
    public mutating func writeFirstThatFits(
        _ texts: [String], row: Int, column: Int = 1, _ style: Style = .plain
    ) {
        write(
            texts.map(\.translated).first { column + $0.displayWidth <= size.columns } ?? "", row: row,
            column: column, style)
    }

    /// Writes `text` from the beginning of a row on, between `column` and as many columns before the right edge, in as many
    /// lines as it takes. Returns the row after the last.
    @discardableResult public mutating func writeWrapped(
        _ text: String, row: Int, column: Int = 1, _ style: Style = .plain
    ) -> Int {
        writeWrappedAsItIs(text.translated, row: row, column: column, style)
    }

    /// Wraps a text in the same way, without translating it.
    @discardableResult public mutating func writeWrappedAsItIs(
        _ text: String, row: Int, column: Int = 1, _ style: Style = .plain
    ) -> Int {
        let lines = text.wrapped(toWidth: size.columns - 2 * column)
        for (index, line) in lines.enumerated() {
            writeAsItIs(line, row: row + index, column: column, style)
        }
        return row + max(1, lines.count)
    }

    /// Draws a text field of one line. If the text is longer than the field, its end is shown, where the cursor is.
    ///
    /// - Parameter hasCursor: whether the field has the focus.
    public mutating func writeField(
        _ text: String, row: Int, column: Int, width: Int, _ style: Style, hasCursor: Bool
    ) {
        // The last column is for the cursor.
        let shown = text.suffix(ofWidth: max(1, width) - 1)
        fill(row: row, column: column, Size(columns: width, rows: 1), style)
        let end = writeAsItIs(shown, row: row, column: column, style)
        if hasCursor { cursor = Position(row: row, column: end) }
    }

    /// Draws a button. Returns the column after it.
    @discardableResult public mutating func writeButton(
        _ title: String, row: Int, column: Int, isEnabled: Bool
    ) -> Int {
        writeAsItIs(
            "[ \(title.translated) ]", row: row, column: column,
            isEnabled ? Style(.black, on: .green, .bold) : .dim)
    }
}
