import Terminal

/// One line of a picture as it is drawn: what stands in each column.
struct Strip {
    /// One character each; what a wide character covers besides its own column is empty.
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

    /// What stands in some of the columns, without blanks at the end.
    func text(in columns: Range<Int>) -> String {
        var part = cells[columns.clamped(to: 0..<width)]
        if part.first == "" { part[part.startIndex] = " " }
        if part.endIndex < width, cells[part.endIndex] == "", let last = part.indices.last { part[last] = " " }
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
