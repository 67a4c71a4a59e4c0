import Foundation
import Text

/// The screen of a terminal. It remembers the last picture, so that it writes only what has changed.
struct Screen {
    private let colours: ColourSupport
    private var shown: Canvas?

    init(colours: ColourSupport) { self.colours = colours }

    /// Shows `canvas`. Returns false if the terminal is gone.
    mutating func draw(_ canvas: Canvas) -> Bool {
        let bytes = ScreenUpdate.bytes(from: shown, to: canvas, colours: colours)
        shown = canvas
        let drawn = Array(Signs.wanted.drawn(String(decoding: bytes, as: UTF8.self)).utf8)
        return drawn.withUnsafeBytes { writeAll($0, to: STDOUT_FILENO) }
    }

    /// Forgets the last picture, because another program has written to the terminal. The next one is drawn completely.
    mutating func forget() {
        shown = nil
    }
}

/// The bytes to send to a terminal, so that it shows another picture: only the differences.
package struct ScreenUpdate {
    private let shown: Canvas
    private let wanted: Canvas
    private let colours: ColourSupport
    private var output = ""
    /// The position of the terminal's cursor, if it is known.
    private var cursor: Position?
    private var style: Style?

    /// The bytes that turn `shown` into `wanted`; none if they are equal. If `shown` is unknown, the terminal is cleared first.
    package static func bytes(from shown: Canvas?, to wanted: Canvas, colours: ColourSupport) -> [UInt8] {
        guard shown != wanted else { return [] }
        let isKnown = shown?.size == wanted.size
        let before = isKnown ? shown : nil
        var update = ScreenUpdate(
            shown: before ?? Canvas(size: wanted.size),
            wanted: wanted,
            colours: colours
        )
        if !isKnown { update.output = "\u{1B}[0m\u{1B}[2J" }
        update.write(cursorWasShown: before?.cursor != nil)
        return Array(update.output.utf8)
    }

    private mutating func write(cursorWasShown: Bool) {
        if cursorWasShown { output += "\u{1B}[?25l" }
        for row in 0..<wanted.size.rows {
            for column in 0..<wanted.size.columns where wanted[row, column] != shown[row, column] {
                write(wanted[row, column], at: Position(row: row, column: column))
            }
        }
        if style != nil { output += "\u{1B}[0m" }
        if let cursor = wanted.cursor {
            move(to: cursor)
            output += "\u{1B}[?25h"
        }
    }

    private mutating func write(_ cell: Cell, at position: Position) {
        guard let character = cell.character else { return }
        if cursor != position { move(to: position) }
        if style != cell.style { output += cell.style.sequence(for: colours) }
        style = cell.style
        output.append(character)
        // Terminals disagree about the width of a character that consists of several scalars.
        let isCertain = character.unicodeScalars.count == 1
        let after = Position(row: position.row, column: position.column + character.displayWidth)
        cursor = isCertain ? after : nil
    }

    private mutating func move(to position: Position) {
        output += "\u{1B}[\(position.row + 1);\(position.column + 1)H"
    }
}
