import Text
import Translation

extension Canvas {
    /// Draws a field of one line in which somebody types. Of a text that is longer the end is shown, where one types.
    ///
    /// - Parameter hasCursor: whether typing goes here.
    public mutating func writeField(
        _ text: String, row: Int, column: Int, width: Int, _ style: Style, hasCursor: Bool
    ) {
        // The cursor stands behind it.
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
