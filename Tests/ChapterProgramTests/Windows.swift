import Foundation
import Harness
import Testing

extension PseudoTerminal {
    /// A window with a play of a chapter in it.
    convenience init(
        playing chapter: Int, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
    ) throws {
        try self.init(
            running: Products.executable("chapter\(chapter)"), ["play"] + arguments, columns: columns,
            rows: rows)
    }

    /// Leaves a play by a key, and finds the terminal whole.
    func leave(
        by key: String = "q", seconds: Double = 60, _ location: SourceLocation = #_sourceLocation
    ) throws {
        send(key)
        try expectEnd(key == "\u{3}" ? 128 + SIGINT : 0, seconds: seconds, location)
    }

    /// Waits until the program has ended, and finds the terminal whole.
    func expectEnd(
        _ status: Int32, seconds: Double = 60, _ location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try waitForStatus(seconds: seconds) == status, sourceLocation: location)
        #expect(damage == [], sourceLocation: location)
    }
}

/// How many cells of a row show a picture.
func pixels(_ row: Int, _ screen: VirtualScreen) -> Int {
    screen.lines[row].filter { "▀▄█".contains($0) }.count
}

/// Whether a screen says this, wherever its lines break.
func isSaid(_ words: String, on screen: VirtualScreen) -> Bool {
    screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").contains(words)
}
