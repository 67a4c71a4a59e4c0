import Foundation
import Harness
import Testing
import Trials

/// The form of chapter 4 in a real terminal. What it does, `FormScriptTests` tells of both windows.
@Suite("chapter4 play", .waits) struct FormPlayTests {
    private static let valid = "✓ That looks like an address."
    private static let invalid = "An address has an @ in it."

    @Test("The label is red, and green; Enter sends; the letters stay straight")
    func typing() throws {
        let window = try PseudoTerminal(playing: 4)
        let red = try window.wait(for: Self.invalid).look(of: Self.invalid)
        let second = try window.send("海@", toSee: Self.valid)
        #expect(second.text.contains("E-mail address 海@"))
        #expect((red?.foreground, second.look(of: Self.valid)?.foreground) == (.palette(1), .palette(2)))
        try window.send("\u{7F}", toSee: Self.invalid)
        try window.send("\u{15}grace@navy\r", toSee: "Sending …")
        try window.wait(for: "Welcome, grace@navy!")
        try window.leave(by: "\u{1B}")
    }

    @Test("Another size is drawn anew; too small a window says what it needs")
    func resizing() throws {
        let window = try PseudoTerminal(playing: 4, columns: 80, rows: 5).showing("Make it 24×8 or larger")
        window.resize(columns: 60, rows: 20)
        try window.wait(for: Self.invalid)
    }
}
