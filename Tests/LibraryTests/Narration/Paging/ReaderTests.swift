import Foundation

/// A section that is longer than the window is read page by page, in the real program.
@Suite(.waits) struct ReaderTests {
    @Test func `The first page is the beginning, and space leads to the end`() throws {
        let window = try window("winter")
        let first = try window.wait(for: "? all keys")
        #expect(first.isAlternate && first.lines[0] == " 9.5  A winter" && !first.text.contains("day 90"))
        #expect(first.look(of: "A winter")?.isBold == true)
        try window.send("    ", toSee: "the end")
        #expect(window.screen.text.contains("day 90"))
        #expect(try window.status(after: " ") == 0)
    }

    @Test func `The text stays in the terminal`() throws {
        let window = try window("winter").showing("? all keys")
        #expect(try window.status(after: "q") == 0)
        #expect(window.screen.text.contains("   ▸ day 90: frost\n"))
        #expect(window.shown.hasSuffix("To go on here: swift run chapter9 9.5"))
    }

    @Test func `For another program a long section ends at once, and a short one with a key`() throws {
        let environment = ["TERM": "xterm-256color", "WORKBOOK_FAREWELL": "Enter goes back."]
        let long = try window("winter", environment: environment).showing("? all keys")
        #expect(try long.status(after: "q") == 0)
        let short = try window("letter", environment: environment).showing("Enter goes back.")
        #expect(try short.status(after: "\r") == 0)
    }

    @Test func `Enter goes on to the next section`() throws {
        let window = try window("winter", "letter").showing("? all keys")
        #expect(try window.status(after: "\r") == 0)
        #expect(window.shown.hasSuffix("It has no more to say than this."))
    }

    @Test func `After q at the end, the reader continues with the next section another time`() throws {
        let window = try window("winter", "letter").showing("? all keys")
        try window.send("\u{1B}[F", toSee: "Enter goes on with 9.2 A letter · q leaves")
        #expect(try window.status(after: "q") == 0)
        #expect(window.shown.hasSuffix("To go on here: swift run chapter9 9.2"))
    }

    @Test func `The text can be searched, and ? explains all keys`() throws {
        let window = try window("winter").showing("? all keys")
        try window.send("/43: A\r", toSee: "   ▸ day 43: a thaw")
        #expect(window.screen.lines[0].contains("day 43"))
        try window.send("?", toSee: "searches: type a word, then Enter")
        try window.send("q", toSee: "   ▸ day 43: a thaw")
        #expect(try window.status(after: "q") == 0)
    }

    @Test func `In a window of another size the lines are broken again, from the same words on`() throws {
        let window = try window("winter").showing("? all keys")
        try window.send("/43: a\r", toSee: "   ▸ day 43: a thaw, and the ice on the river breaks")
        window.resize(columns: 40, rows: 12)
        let narrow = try window.wait(for: "q leaves · ? all keys")
        #expect(narrow.lines[0] == "   ▸ day 43: a thaw, and the ice on the")
        #expect(narrow.lines[1] == "       river breaks")
        #expect(try window.status(after: "q") == 0)
    }

    @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
    func `If it is interrupted, the terminal is restored`(key: String, signal: Int32) throws {
        let window = try window("winter").showing("? all keys")
        #expect(try window.status(after: key) == 128 + signal)
    }

    @Test func `If it is suspended, the terminal is restored, and then the page is shown again`() throws {
        let window = try window("winter").showing("? all keys")
        #expect(try window.status(after: "\u{1A}") == 128 + SIGTSTP)
        window.resume()
        try window.wait(for: "? all keys")
        #expect(try window.status(after: "q") == 0)
    }

    @Test func `A text that fits in the window needs no key`() throws {
        let window = try window("winter", rows: 120)
        #expect(try window.waitForStatus() == 0)
        #expect(window.bytesWritten > 0 && window.screen.text.contains("day 90"))
        #expect(!window.screen.text.contains("keys"))
    }

    @Test(arguments: ["\"$0\" winter </dev/null", "\"$0\" winter | cat", "TERM=dumb \"$0\" winter"])
    func `Without a terminal for input and output, everything is printed at once`(line: String) throws {
        let window = try PseudoTerminal(running: "/bin/sh", ["-c", line, probe])
        #expect(try window.waitForStatus() == 0)
        #expect(window.screen.text.contains("day 90") && !window.screen.text.contains("keys"))
    }
}
