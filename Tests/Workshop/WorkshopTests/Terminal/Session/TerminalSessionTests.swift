import Foundation
import Harness
import Testing
import Trials

/// A real program in a pseudo-terminal, from its first key to the restored terminal.
@Suite(.waits) struct TerminalSessionTests {
    @Test func `Shows keys as they are typed, in colours, with the cursor after them`() throws {
        let window = try probe()
        let first = try window.wait("the first picture") { $0.look(of: "short") != nil }
        #expect(first.isAlternate && first.marksPastes && first.text.hasPrefix("80×24"))
        #expect(first.look(of: "short") == Look(.palette(1)))
        window.send("流é")
        let screen = try window.send("x", toSee: "typed: 流éx")
        #expect(screen.look(of: "流") == Look(.palette(0), on: .palette(11)))
        #expect(screen.look(of: "long") == Look(.palette(2)))
        #expect(screen.isCursorVisible && screen.cursorRow == 2 && screen.cursorColumn == 13)
        #expect(!window.settings.echoes)
        #expect(try window.send("\u{7F}\u{7F}", toSee: "short").lines[2] == "  typed: 流")
        try window.expectEnd(after: "\r", shown: "goodbye")
    }

    @Test func `Distinguishes a lone Escape from the beginning of an arrow`() throws {
        let window = try probe()
        try window.send("\u{1B}", toSee: "escape")
        try window.send("\u{1B}[A\u{1B}", toSee: "escape up escape")
    }

    @Test func `Pasting presses no key`() throws {
        let window = try probe()
        try window.send("\u{1B}[200~one\rtwo\u{1B}[201~", toSee: "typed: one two")
    }

    @Test func `If a key changes little, little is written`() throws {
        let window = try probe()
        try window.send("a", toSee: "typed: a")
        let before = window.bytesWritten
        try window.send("b", toSee: "typed: ab")
        #expect(window.bytesWritten - before < 60)
    }

    @Test func `Requests to redraw from a key's handler and from the layout draw once`() throws {
        let window = try probe("count")
        for typed in ["a", "ab", "abc"] {
            try window.send(String(typed.suffix(1)), toSee: "typed: \(typed)")
        }
        #expect(window.screen.text.contains("laid out 4, drawn 4"))
    }

    @Test(
        "The terminal is restored, whatever ends the program",
        arguments: [
            ("end", 0, "goodbye"), ("throw", 3, "a storm came up"), ("exit", 7, ""),
            ("complain", 0, "the wind has turned\ngoodbye"),
            ("abort", 128 + SIGABRT, ""), ("overflow", 128 + SIGSEGV, ""),
        ])
    func ending(errand: String, status: Int32, rest: String) throws {
        let window = try probe(errand).showing("short")
        try window.expectEnd(after: "ab\r", status: status, shown: rest)
    }

    @Test func `After a crash the terminal is restored, and shows the message`() throws {
        let window = try probe("crash", rows: 200).showing("short")
        #expect([128 + SIGILL, 128 + SIGTRAP].contains(try window.status(after: "\r")))
        #expect(window.screen.text.contains("Fatal error: Index out of range") && window.damage == [])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
    func `A signal ends the program, and the terminal is restored`(number: Int32) throws {
        let window = try probe().showing("short")
        window.signal(number)
        try window.expectEnd(status: 128 + number)
    }

    @Test(arguments: ["end", "hang"]) func `Ctrl-C ends the program, busy or not`(errand: String) throws {
        let window = try probe(errand).showing("short")
        if errand == "hang" { try window.send("\r", toSee: "busy") }
        try window.expectEnd(after: "\u{3}", status: 128 + SIGINT)
    }

    @Test func `Ctrl-Z restores the terminal until the program continues`() throws {
        let window = try probe().showing("short")
        try window.send("abc", toSee: "typed: abc")
        for _ in 1...2 {
            try window.expectEnd(after: "\u{1A}", status: 128 + SIGTSTP)
            window.resume()
            let screen = try window.wait("the picture again") { $0.isAlternate && $0.text.contains("long") }
            #expect(screen.lines[2] == "  typed: abc" && !window.settings.echoes)
        }
        try window.send("d", toSee: "typed: abcd")
        try window.expectEnd(after: "\r", shown: "goodbye")
    }

    @Test func `Draws again when the window has another size`() throws {
        let window = try probe().showing("80×24")
        window.resize(columns: 60, rows: 12)
        try window.wait("the other size") { $0.lines[0] == "60×12" }
    }

    @Test func `Asks for a larger window, and continues when there is one`() throws {
        let window = try probe(columns: 30, rows: 5).showing("Make it 20×6 or larger")
        window.send("unseen")
        window.resize(columns: 31, rows: 5)
        try window.wait(for: "31×5")
        window.resize(columns: 80, rows: 24)
        try window.wait(for: "short")
        #expect(try window.send("seen", toSee: "seen").lines[2] == "  typed: seen")
    }

    @Test(arguments: ["background", "main queue"])
    func `Work from other threads is done in order, and its result is drawn`(errand: String) throws {
        let window = try probe(errand, environment: ["COLORTERM": "truecolor"])
        let word = errand == "background" ? "fetched" : "delivered"
        #expect(try window.send("\r", toSee: word).look(of: word) == Look(.rgb(255, 128, 0)))
    }

    @Test func `NO_COLOR leaves the picture without colours`() throws {
        let window = try probe(environment: ["NO_COLOR": "1"])
        let screen = try window.wait(for: "short")
        #expect(screen.look(of: "short") == Look())
    }

    @Test func `Reports that no key would arrive in a task`() throws {
        let window = try probe("task")
        #expect(try window.waitForStatus() == 3)
        #expect(window.screen.text.hasPrefix("This session was started from asynchronous code"))
    }
}
