/// Columns and rows of a terminal or of a part of it, in character cells.
public struct Size: Sendable, Hashable {
    /// The number of cells from left to right.
    public var columns: Int
    /// The number of cells from top to bottom.
    public var rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A cell of a terminal or of a part of it, counted from 0 at the top left.
public struct Position: Sendable, Hashable {
    /// The number of cells above it.
    public var row: Int
    /// The number of cells to its left.
    public var column: Int

    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
