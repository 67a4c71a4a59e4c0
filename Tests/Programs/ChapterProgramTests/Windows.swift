import Foundation
import Harness
import Testing

extension PseudoTerminal {
    /// A window with a play of a chapter in it.
    ///
    /// - Parameter photos: the photo service of a test, instead of the program's own.
    convenience init(
        playing chapter: Int, _ arguments: [String] = [], photos: URL? = nil, columns: Int = 80,
        rows: Int = 24
    ) throws {
        var environment = ["TERM": "xterm-256color"]
        environment["WORKBOOK_PHOTOS"] = photos?.absoluteString
        try self.init(
            running: Products.executable("chapter\(chapter)"), ["play"] + arguments,
            environment: environment, columns: columns, rows: rows)
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

/// Runs the play of a chapter in a pipe, with the photo service of a test.
func playInPipe(_ chapter: Int, photos: URL, typed: String = "") throws -> ChildProcess {
    try ChildProcess.run(
        Products.executable("chapter\(chapter)"), ["play"],
        environment: ["WORKBOOK_PHOTOS": photos.absoluteString], input: typed)
}

/// How many cells of a row show a picture.
func pixels(_ row: Int, _ screen: VirtualScreen) -> Int {
    screen.lines[row].filter { "▀▄█".contains($0) }.count
}

/// Whether a screen says this, wherever its lines break.
func isSaid(_ words: String, on screen: VirtualScreen) -> Bool {
    screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").contains(words)
}
