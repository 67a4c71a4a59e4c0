/// The contents of a terminal after the bytes that it got. It emulates only what is needed to see a program's output.
///
/// Rows and columns are counted from 0.
public struct VirtualScreen: Sendable {
    public struct Cell: Sendable, Hashable {
        /// The character; empty in the right half of a wide one.
        public internal(set) var text = " "
        public internal(set) var look = Look()
    }

    public private(set) var columns: Int
    public private(set) var rows: Int
    public private(set) var isCursorVisible = true
    /// Whether pasted text is marked.
    public private(set) var marksPastes = false
    /// Whether long lines are continued in the next row.
    public private(set) var wrapsLines = true
    /// Unknown sequences. A test expects none.
    public private(set) var unknown: [String] = []
    var page: ScreenBuffer
    private var mainPage: ScreenBuffer?
    private var look = Look()
    private var parser = SequenceParser()

    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        page = ScreenBuffer(columns: columns, rows: rows)
    }

    /// Whether the alternate screen is shown. The main one is kept for later.
    public var isAlternate: Bool { mainPage != nil }
    public var cursorRow: Int { page.row }
    public var cursorColumn: Int { min(page.column, columns - 1) }

    /// The cell at a position; an empty one outside of the screen.
    public subscript(row: Int, column: Int) -> Cell {
        guard 0..<rows ~= row, 0..<columns ~= column else { return Cell() }
        return page.cells[row][column]
    }

    /// The text of each row, without the spaces at its end.
    public var lines: [String] {
        page.cells.map { row in
            let line = row.map(\.text).joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The rows as one text.
    public var text: String { lines.joined(separator: "\n") }

    /// The position of the first occurrence of `text` within one row.
    public func place(of text: String) -> (row: Int, column: Int)? {
        for (row, cells) in page.cells.enumerated() {
            for column in cells.indices where cells[column...].map(\.text).joined().hasPrefix(text) {
                return (row, column)
            }
        }
        return nil
    }

    /// The look of the first occurrence of `text`.
    public func look(of text: String) -> Look? { place(of: text).map { self[$0.row, $0.column].look } }

    /// Changes the size. The contents that fit remain.
    public mutating func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        page.resize(columns: columns, rows: rows)
        mainPage?.resize(columns: columns, rows: rows)
    }

    /// Processes the output of a program. Sequences may be split anywhere.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            switch parser.take(byte) {
            case .none: break
            case .text(let scalar): page.write(scalar, look, wraps: wrapsLines)
            case .control(let byte): page.control(byte)
            case .escape(let final): escape(final)
            case .sequence(let sequence): perform(sequence)
            }
        }
    }

    private mutating func escape(_ final: Character) {
        switch final {
        case "7": page.saved = (page.row, page.column)
        case "8": page.restoreCursor()
        case "M": page.row = max(page.row - 1, 0)
        case "=", ">", "\\", "(", "B": break
        default: unknown.append("ESC \(final)")
        }
    }

    private mutating func perform(_ sequence: ControlSequence) {
        switch sequence.name {
        case "m": look.apply(sequence.numbers)
        case "?h": for mode in sequence.numbers { set(mode, true, sequence) }
        case "?l": for mode in sequence.numbers { set(mode, false, sequence) }
        default: if !page.perform(sequence, look) { unknown.append(sequence.description) }
        }
    }

    private mutating func set(_ mode: Int, _ isOn: Bool, _ sequence: ControlSequence) {
        switch mode {
        case 7: wrapsLines = isOn
        case 25: isCursorVisible = isOn
        case 1049: switchPage(toAlternate: isOn)
        case 2004: marksPastes = isOn
        default: unknown.append(sequence.description)
        }
    }

    private mutating func switchPage(toAlternate isOn: Bool) {
        if isOn, mainPage == nil {
            mainPage = page
            page = ScreenBuffer(columns: columns, rows: rows)
        } else if !isOn, let main = mainPage {
            page = main
            mainPage = nil
        }
    }
}
