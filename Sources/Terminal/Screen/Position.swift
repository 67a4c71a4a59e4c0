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
