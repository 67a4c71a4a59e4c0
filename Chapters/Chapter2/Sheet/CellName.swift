/// The name of a cell: a letter for the column, a number for the row, as in `B1`.
package struct CellName: Hashable, Comparable, Sendable {
    static let columns = Array("ABCDEF")
    static let rows = 1...12

    /// The index of its letter in `columns`.
    let column: Int
    /// One of `rows`.
    let row: Int

    static let all = rows.flatMap { row in columns.indices.map { CellName(column: $0, row: row) } }

    package static func < (left: CellName, right: CellName) -> Bool {
        (left.row, left.column) < (right.row, right.column)
    }

    /// The neighbour of this cell in that direction, or this cell itself at the edge of the sheet.
    func moved(columns: Int = 0, rows: Int = 0) -> CellName {
        CellName(
            column: min(max(column + columns, 0), Self.columns.count - 1),
            row: min(max(row + rows, Self.rows.lowerBound), Self.rows.upperBound)
        )
    }
}

extension CellName: LosslessStringConvertible {
    /// Parses `B1` or `b1`; `nil` if the sheet has no such cell.
    package init?(_ text: some StringProtocol) {
        guard let letter = text.first?.uppercased().first, let column = Self.columns.firstIndex(of: letter),
            let row = Int(text.dropFirst()), Self.rows.contains(row), text.dropFirst().first?.isNumber == true
        else { return nil }
        self.init(column: column, row: row)
    }

    package var description: String { "\(Self.columns[column])\(row)" }
}
