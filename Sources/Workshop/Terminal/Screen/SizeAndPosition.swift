/// Columns and rows of a terminal or of a part of it, in character cells.
public struct Size: Sendable, Hashable {
    /// Cells from left to right.
    public var columns: Int
    /// Cells from top to bottom.
    public var rows: Int

    /// A size of so many columns and rows.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A cell of a terminal or of a part of it, counted from 0 at the top left.
public struct Position: Sendable, Hashable {
    /// Cells above it.
    public var row: Int
    /// Cells to its left.
    public var column: Int

    /// The cell in this row and column.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
