/// One of the two screens of a terminal: its cells and its cursor.
struct ScreenBuffer: Sendable {
    var cells: [[VirtualScreen.Cell]]
    var row = 0
    /// The column of the cursor. It is one past the last column if the next character belongs to the next line.
    var column = 0
    var saved = (row: 0, column: 0)
    private var joinsNext = false

    init(columns: Int, rows: Int) { cells = Array(repeating: Self.blanks(columns), count: rows) }

    private var columns: Int { cells.first?.count ?? 0 }

    private static func blanks(_ count: Int) -> [VirtualScreen.Cell] {
        Array(repeating: VirtualScreen.Cell(), count: count)
    }

    mutating func resize(columns: Int, rows: Int) {
        cells = (0..<rows).map { row in
            let line = row < cells.count ? Array(cells[row].prefix(columns)) : []
            return line + Self.blanks(columns - line.count)
        }
        (row, column) = (min(row, rows - 1), min(column, columns - 1))
    }

    mutating func restoreCursor() { (row, column) = saved }
}

// MARK: Writing

extension ScreenBuffer {
    mutating func write(_ scalar: Unicode.Scalar, _ look: Look, wraps: Bool) {
        if joinsNext || Self.joins(scalar) {
            joinsNext = scalar == "\u{200D}"
            append(scalar)
            return
        }
        let width = Self.isWide(scalar) ? 2 : 1
        if column + width > columns {
            column = wraps ? 0 : columns - width
            if wraps { lineFeed() }
        }
        breakWideCharacters(from: column, to: column + width)
        cells[row][column] = VirtualScreen.Cell(text: String(scalar), look: look)
        if width == 2 { cells[row][column + 1] = VirtualScreen.Cell(text: "", look: look) }
        column += width
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        var index = max(min(column, columns) - 1, 0)
        if cells[row][index].text.isEmpty, index > 0 { index -= 1 }
        cells[row][index].text.unicodeScalars.append(scalar)
    }

    /// Whether a scalar combines with the character before it.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: scalar.properties.isEmojiModifier
        }
    }

    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
        case 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: true
        default: false
        }
    }

    private mutating func breakWideCharacters(from start: Int, to end: Int) {
        if cells[row][start].text.isEmpty, start > 0 { cells[row][start - 1].text = " " }
        if end < columns, cells[row][end].text.isEmpty { cells[row][end].text = " " }
    }

    mutating func control(_ byte: UInt8) {
        switch byte {
        case 0x08: column = max(min(column, columns - 1) - 1, 0)
        case 0x09: column = min((column / 8 + 1) * 8, columns - 1)
        case 0x0A, 0x0B, 0x0C: lineFeed()
        case 0x0D: column = 0
        default: break
        }
    }

    private mutating func lineFeed() {
        if row + 1 < cells.count {
            row += 1
        } else {
            cells.removeFirst()
            cells.append(Self.blanks(cells.last?.count ?? 0))
        }
    }
}

// MARK: Control sequences

extension ScreenBuffer {
    /// Returns false if the sequence is unknown.
    mutating func perform(_ sequence: ControlSequence, _ look: Look) -> Bool {
        switch sequence.name {
        case "A": move(row: row - sequence.count())
        case "B": move(row: row + sequence.count())
        case "C": move(column: column + sequence.count())
        case "D": move(column: column - sequence.count())
        case "G": move(column: sequence.count() - 1)
        case "d": move(row: sequence.count() - 1)
        case "H", "f": move(row: sequence.count(0) - 1, column: sequence.count(1) - 1)
        case "J": eraseScreen(sequence.numbers.first ?? 0)
        case "K": eraseLine(row, sequence.numbers.first ?? 0)
        case "s": saved = (row, column)
        case "u": restoreCursor()
        default: return false
        }
        return true
    }

    private mutating func move(row: Int? = nil, column: Int? = nil) {
        self.row = min(max(row ?? self.row, 0), cells.count - 1)
        self.column = min(max(column ?? self.column, 0), columns - 1)
    }

    /// Erases the part after the cursor (0), before it (1), or all (2).
    private mutating func eraseScreen(_ part: Int) {
        for other in cells.indices where part >= 2 || (part == 0 ? other > row : other < row) {
            eraseLine(other, 2)
        }
        if part < 2 { eraseLine(row, part) }
    }

    private mutating func eraseLine(_ row: Int, _ part: Int) {
        let index = min(column, columns - 1)
        let range = [index..<columns, 0..<index + 1, 0..<columns][min(max(part, 0), 2)]
        for column in range { cells[row][column] = VirtualScreen.Cell() }
    }
}
