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
