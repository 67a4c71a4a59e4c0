import Text

/// The drawing of one line of a picture, column by column.
struct Strip {
    /// One character each. A wide character is followed by an empty cell.
    private var cells: [String]

    init(_ line: Timeline, on axis: TimeAxis) {
        cells = []
        guard let end = line.end else { return }
        let life = axis.column(of: line.start)...max(axis.column(of: end), axis.column(of: line.start))
        cells = (0...life.upperBound).map { column in
            guard life.contains(column) else { return " " }
            return axis.cuts.contains(column) ? "…" : "-"
        }
        for moment in line.moments {
            draw(axis.notation.text(of: moment.marks), at: axis.column(of: moment.time))
        }
    }

    var width: Int { cells.count }
    var text: String { text(in: 0..<width) }

    /// The text in some of the columns, without blanks at the end.
    ///
    /// - Parameter marksCuts: whether there is a `…` where the line begins before these columns, or continues after them.
    func text(in columns: Range<Int>, marksCuts: Bool = false) -> String {
        let columns = columns.clamped(to: 0..<width)
        guard let first = columns.first, let last = columns.last else { return "" }
        var part = cells[columns]
        if part[first] == "" { part[first] = " " }
        if last + 1 < width, cells[last + 1] == "" { part[last] = " " }
        if marksCuts, first > 0 { part.replace(first) }
        if marksCuts, last + 1 < width { part.replace(last) }
        while part.last == " " { part.removeLast() }
        return part.joined()
    }

    private mutating func draw(_ text: String, at start: Int) {
        var column = start
        let missing = start + text.displayWidth - cells.count
        if missing > 0 { cells += Array(repeating: " ", count: missing) }
        for character in text {
            let width = character.displayWidth
            guard width > 0 else { continue }
            cells[column] = String(character)
            if width > 1 { cells[column + 1] = "" }
            column += width
        }
    }
}

extension ArraySlice<String> {
    /// Replaces the drawing in a column by `…`, and the other half of a wide character by a blank.
    fileprivate mutating func replace(_ column: Int) {
        guard self[column] != " " else { return }
        if self[column] == "", column > startIndex { self[column - 1] = " " }
        if column + 1 < endIndex, self[column + 1] == "" { self[column + 1] = " " }
        self[column] = "…"
    }
}
