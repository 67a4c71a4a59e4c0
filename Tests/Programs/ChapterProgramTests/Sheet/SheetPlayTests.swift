import Foundation
import Harness
import Testing
import Trials

/// The sheet of chapter 2 in a terminal, as a person uses it.
@Suite("chapter2 play", .waits) struct SheetPlayTests {
    private func row(_ row: Int, of screen: VirtualScreen) -> String {
        screen.lines[row + 1].trimmingCharacters(in: .whitespaces)
    }

    @Test("A1 is the sum of B1 and C1, whatever is typed there")
    func sum() throws {
        let window = try PseudoTerminal(playing: 2)
        let first = try window.wait(for: "=B1+C1")
        #expect(row(1, of: first) == "1          3          1          2")
        window.send("\u{1B}[C5\r")
        let second = try window.wait("the new sum") { row(1, of: $0) == "1          7          5          2" }
        #expect(second.look(of: "7")?.foreground == .palette(2))
    }

    @Test("Formulas are typed like numbers; what is wrong with one is said under the sheet")
    func formulas() throws {
        let window = try PseudoTerminal(playing: 2).showing("=B1+C1")
        window.send("\u{1B}[C\u{1B}[C\u{1B}[C=B1+C1*2\t")
        try window.wait("the result") { row(1, of: $0) == "1          3          1          2          5" }
        window.send("=D1/A2+\r\u{1B}[A")
        let mistake = try window.wait(for: "column 8: a number, a cell or ( is missing")
        #expect(mistake.text.contains("E1  =D1/A2+"))
        try window.send("\u{7F}", toSee: "E1  =D1/A2")
        try window.send("\r\u{1B}[A", toSee: "divided by zero")
    }

    @Test("A circle is said, and the sheet goes on")
    func circle() throws {
        let window = try PseudoTerminal(playing: 2).showing("=B1+C1")
        try window.send("\u{1B}[C=A1\r\u{1B}[A", toSee: "goes in a circle: B1 → A1 → B1")
        window.send("\u{1B}[3~")
        try window.wait("no circle") { row(1, of: $0) == "1          2                     2" }
    }

    @Test("Escape first gives up what is being typed, and then leaves; the terminal is whole")
    func leaving() throws {
        let window = try PseudoTerminal(playing: 2).showing("=B1+C1")
        try window.send("hal", toSee: "A1  hal")
        try window.send("\u{1B}", toSee: "A1  =B1+C1")
        try window.leave(by: "\u{1B}")
    }

    @Test("Ctrl-C leaves at once; too small a window says what it needs")
    func interrupting() throws {
        let window = try PseudoTerminal(playing: 2, columns: 40, rows: 10).showing("Make it 71×19 or larger")
        window.resize(columns: 71, rows: 19)
        try window.wait(for: "? shows all keys.")
        window.resize(columns: 80, rows: 24)
        try window.wait(for: "=B1+C1")
        try window.leave(by: "\u{3}")
    }
}
