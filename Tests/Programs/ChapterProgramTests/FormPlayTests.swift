import Foundation
import Harness
import Testing
import Trials

/// The form of chapter 4 in a terminal, as a person uses it.
@Suite("chapter4 play", .waits) struct FormPlayTests {
    private static let valid = "● that looks like an address"
    private static let invalid = "● an address has an @ in it"

    @Test("The label and the button follow what is typed, in any script")
    func typing() throws {
        let window = try PseudoTerminal(playing: 4)
        let first = try window.wait(for: Self.invalid)
        let red = first.look(of: Self.invalid)
        let second = try window.send("海@", toSee: "Enter presses it")
        let green = second.look(of: Self.valid)
        #expect(second.text.contains("E-mail 海@"))
        #expect((red?.foreground, green?.foreground) == (.palette(1), .palette(2)))
        try window.send("\u{7F}", toSee: Self.invalid)
    }

    @Test("Enter presses the button: it is disabled while the command executes, and then says how it went")
    func pressing() throws {
        let window = try PseudoTerminal(playing: 4).showing(Self.invalid)
        let sending = try window.send("grace@navy\r", toSee: "Sending …")
        #expect(sending.text.contains("disabled"))
        try window.wait(for: "Welcome, grace@navy!")
        try window.wait(for: "Enter presses it")
        try window.send("\u{15}ada@home\r", toSee: "Sorry: ada@home is taken already.")
    }

    @Test("What it said goes when the address is another")
    func anotherAddress() throws {
        let window = try PseudoTerminal(playing: 4).showing(Self.invalid)
        try window.send("grace@navy\r", toSee: "Welcome, grace@navy!")
        let other = try window.send("y", toSee: "grace@navyy")
        #expect(!other.text.contains("Welcome"))
    }

    @Test("Enter in an empty field says what to type")
    func emptyField() throws {
        let window = try PseudoTerminal(playing: 4).showing(Self.invalid)
        try window.send("\r", toSee: "Type an address first, with an @ in it.")
        let typed = try window.send("a", toSee: "E-mail a")
        #expect(!typed.text.contains("Type an address first"))
    }

    @Test("Another size is drawn anew; too small a window says what it needs")
    func resizing() throws {
        let window = try PseudoTerminal(playing: 4, columns: 30, rows: 8).showing("Make it 50×12 or larger")
        window.resize(columns: 60, rows: 20)
        try window.wait(for: Self.invalid)
    }

    @Test("Escape leaves it in peace")
    func leaving() throws {
        let window = try PseudoTerminal(playing: 4).showing(Self.invalid)
        try window.leave(by: "\u{1B}")
    }
}
