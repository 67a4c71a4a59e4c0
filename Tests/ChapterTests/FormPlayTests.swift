import Foundation
import Harness
import Testing

/// The form of chapter 4 in a terminal, as a person uses it.
@Suite("chapter4 play", .waits) struct FormPlayTests {
    private static let valid = "● that looks like an address"
    private static let invalid = "● an address has an @ in it"

    private func open(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        try PseudoTerminal(running: Products.executable("chapter4"), ["play"], columns: columns, rows: rows)
    }

    @Test("The label and the button follow what is typed, in any script")
    func typing() throws {
        let window = try open()
        let first = try window.wait(for: Self.invalid)
        let red = first.look(of: Self.invalid)
        window.send("海@")
        let second = try window.wait(for: "Enter presses it")
        let green = second.look(of: Self.valid)
        #expect(second.text.contains("E-mail 海@"))
        #expect((red?.foreground, green?.foreground) == (.palette(1), .palette(2)))
        window.send("\u{7F}")
        try window.wait(for: Self.invalid)
    }

    @Test("Enter presses the button: it is disabled while the command executes, and then says how it went")
    func pressing() throws {
        let window = try open()
        try window.wait(for: Self.invalid)
        window.send("grace@navy\r")
        let sending = try window.wait(for: "Sending …")
        #expect(sending.text.contains("disabled"))
        let done = try window.wait(for: "Welcome, grace@navy!")
        #expect(done.text.contains("Welcome"))
        try window.wait(for: "Enter presses it")
        window.send("\u{15}ada@home\r")
        try window.wait(for: "Sorry: ada@home is taken already.")
    }

    @Test("What it said goes when the address is another")
    func anotherAddress() throws {
        let window = try open()
        try window.wait(for: Self.invalid)
        window.send("grace@navy\r")
        try window.wait(for: "Welcome, grace@navy!")
        window.send("y")
        let other = try window.wait(for: "grace@navyy")
        #expect(!other.text.contains("Welcome"))
    }

    @Test("Enter in an empty field says what to type")
    func emptyField() throws {
        let window = try open()
        try window.wait(for: Self.invalid)
        window.send("\r")
        try window.wait(for: "Type an address first, with an @ in it.")
        window.send("a")
        let typed = try window.wait(for: "E-mail a")
        #expect(!typed.text.contains("Type an address first"))
    }

    @Test("Another size is drawn anew; too small a window says what it needs")
    func resizing() throws {
        let window = try open(columns: 30, rows: 8)
        try window.wait(for: "Make it 50×12 or larger")
        window.resize(columns: 60, rows: 20)
        try window.wait(for: Self.invalid)
    }

    @Test("However it ends, the terminal is whole", arguments: [SIGINT, SIGTERM, SIGHUP])
    func ending(_ signal: Int32) throws {
        let window = try open()
        try window.wait(for: Self.invalid)
        window.send("half a wo")
        try window.wait(for: "half a wo")
        if signal == SIGINT { window.send("\u{3}") } else { window.signal(signal) }
        #expect(try window.waitForStatus() == 128 + signal)
        #expect(window.damage == [])
    }

    @Test("Escape leaves it in peace")
    func leaving() throws {
        let window = try open()
        try window.wait(for: Self.invalid)
        window.send("\u{1B}")
        #expect(try window.waitForStatus() == 0)
        #expect(window.damage == [])
    }
}
