import Text

/// The cells of a screen, to be drawn on.
///
///     canvas.write("Password", row: 2, column: 4, .bold)
///
/// Everything outside of it is cut off. A wide character takes two cells. It disappears if one of them is overwritten.
public struct Canvas: Sendable, Equatable {
    /// Columns and rows.
    public let size: Size
    /// The position of the text cursor; `nil` hides it.
    public var cursor: Position?
    private var cells: [Cell]

    /// A blank canvas. A size below zero counts as zero.
    public init(size: Size) {
        self.size = Size(columns: max(size.columns, 0), rows: max(size.rows, 0))
        cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
    }

    /// The cell at a position; blank outside.
    public subscript(row: Int, column: Int) -> Cell {
        index(row, column).map { cells[$0] } ?? .blank
    }

    /// Writes `text`, in the reader's language, in one line from a cell to the right and returns the column after it.
    ///
    /// Control characters, line breaks among them, are left out.
    @discardableResult
    public mutating func write(
        _ text: some StringProtocol,
        row: Int,
        column: Int,
        _ style: Style = .plain
    ) -> Int {
        writeAsItIs(String(text).translated, row: row, column: column, style)
    }

    /// Writes a text without translating it: a name, or a sentence that has been translated already.
    @discardableResult
    public mutating func writeAsItIs(
        _ text: some StringProtocol, row: Int, column: Int, _ style: Style = .plain
    )
        -> Int
    {
        var column = column
        for character in text {
            let width = character.displayWidth
            guard width > 0 else { continue }
            put(character, width: width, row: row, column: column, style)
            column += width
        }
        return column
    }

    /// Fills an area with one character of one column, by default with the background of `style`.
    public mutating func fill(
        row: Int,
        column: Int,
        _ area: Size,
        with character: Character = " ",
        _ style: Style = .plain
    ) {
        guard character.displayWidth == 1 else { return }
        let rows = max(row, 0)..<max(min(row + area.rows, size.rows), max(row, 0))
        let columns = max(column, 0)..<max(min(column + area.columns, size.columns), max(column, 0))
        for row in rows {
            for column in columns { put(character, width: 1, row: row, column: column, style) }
        }
    }

    /// The text of a row without the spaces at its end.
    public func text(row: Int) -> String {
        let line = String((0..<size.columns).compactMap { self[row, $0].character })
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    private mutating func put(_ character: Character, width: Int, row: Int, column: Int, _ style: Style) {
        let places = (column..<column + width).compactMap { index(row, $0) }
        for index in places { breakWideCharacter(at: index) }
        guard places.count == width else {
            // If half of a wide character would stick out, the other half is not drawn either.
            for index in places { cells[index] = Cell(" ", style) }
            return
        }
        cells[places[0]] = Cell(character, style)
        if width == 2 { cells[places[1]] = Cell(nil, style) }
    }

    /// Replaces the other half of a wide character by a space, when one half is overwritten.
    private mutating func breakWideCharacter(at index: Int) {
        let column = index % size.columns
        if cells[index].character == nil, column > 0 { cells[index - 1].character = " " }
        if column + 1 < size.columns, cells[index + 1].character == nil { cells[index + 1].character = " " }
    }

    private func index(_ row: Int, _ column: Int) -> Int? {
        guard 0..<size.rows ~= row, 0..<size.columns ~= column else { return nil }
        return row * size.columns + column
    }
}

/// The contents of one cell of the screen.
public struct Cell: Sendable, Hashable {
    /// The character here; `nil` in the right half of a wide character.
    public var character: Character?
    public var style: Style

    /// A cell with `character` in `style`.
    public init(_ character: Character?, _ style: Style = .plain) {
        self.character = character
        self.style = style
    }

    /// A space in the terminal's own colours.
    public static let blank = Cell(" ")
}
