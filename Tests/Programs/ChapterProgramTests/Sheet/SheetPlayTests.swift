import Foundation
import Harness
import Testing
import Trials

/// The sheet of chapter 2 in a real terminal. What it does, `SheetScriptTests` tells of both windows.
@Suite("chapter2 play", .waits) struct SheetPlayTests {
    private func row(_ row: Int, of screen: VirtualScreen) -> String {
        let line = screen.lines.first { $0.split(separator: " ").first == "\(row)" } ?? ""
        return line.split(separator: " ").joined(separator: " ")
    }

    @Test("A1 is the sum of B1 and C1: it is green when it has changed; Escape gives up, and then leaves")
    func sum() throws {
        let window = try PseudoTerminal(playing: 2).showing("A1  =B1+C1")
        window.send("\u{1B}[C5\r")
        let screen = try window.wait("the new sum") { row(1, of: $0) == "1 7 5 2" }
        #expect(screen.look(of: "7")?.foreground == .palette(2))
        try window.send("hal", toSee: "B2  hal")
        window.send("\u{1B}")
        try window.wait("what it was") { !$0.text.contains("hal") }
        try window.leave(by: "\u{1B}")
    }

    @Test("Ctrl-C leaves at once; too small a window says what it needs")
    func interrupting() throws {
        let window = try PseudoTerminal(playing: 2, columns: 40, rows: 10).showing("Make it 71×17 or larger")
        window.resize(columns: 71, rows: 17)
        try window.wait(for: "? keys")
        window.resize(columns: 80, rows: 24)
        try window.wait(for: "=B1+C1")
        try window.leave(by: "\u{3}")
    }
}
