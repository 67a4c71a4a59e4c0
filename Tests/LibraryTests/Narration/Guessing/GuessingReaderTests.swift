import Foundation

/// `--guess` in a terminal: asks, waits for a key, and shows the rest.
@Suite(.waits) struct GuessingReaderTests {
    private func riddle(rows: Int = 24) throws -> PseudoTerminal {
        try window("riddle", "--guess", rows: rows).showing(
            "1 to 2 is your guess · Enter shows it · q leaves")
    }

    @Test func `It asks before the output is shown`() throws {
        let window = try riddle()
        #expect(window.screen.text.contains(" What is doubled?\n 1. all\n 2. the 3 alone\n"))
        #expect(!window.screen.text.contains("--6"))
        #expect(try window.status(after: "q") == 0)
        #expect(
            !window.screen.text.contains("--6")
                && window.shown.hasSuffix("To go on here: swift run chapter9 9.6"))
    }

    @Test(arguments: [("1", "1. Not so. That needs no filter."), ("2", "2. Right. 14 is not below 10.")])
    func `A guess gets its reply, and then the output is shown`(key: String, reply: String) throws {
        let window = try riddle(rows: 150)
        try window.send(key, toSee: "Is there a last word?")
        #expect(try window.status(after: "q") == 0)
        #expect(window.shown.contains(" \(reply)\n\n     short    --3--7|\n     doubled  --6---|"))
        #expect(!window.shown.contains("is your guess"))
    }

    @Test func `Enter shows it without a guess, and other keys do nothing`() throws {
        let window = try riddle()
        for key in ["0", "3", "x"] { window.send(key) }
        try window.send("\r", toSee: "? all keys")
        try window.send("\u{1B}[F", toSee: "Enter goes on to the question")
        try window.send("\r", toSee: "1 to 2 is your guess")
        #expect(!window.screen.text.contains("▸ the last word"))
        #expect(try window.status(after: "1") == 0)
        #expect(window.shown.hasSuffix("1. Right. There always is.\n\n   ▸ the last word"))
        #expect(!window.shown.contains("Not so."))
    }

    @Test func `With another diagram it asks only the questions that still fit`() throws {
        let window = try window("riddle", "--guess", "--marbles", "short=--1--2|", rows: 150)
            .showing("Is there a last word?")
        #expect(try window.status(after: "q") == 0)
        #expect(!window.shown.contains("What is doubled?") && window.shown.contains("short    --1--2|"))
    }

    @Test(arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)])
    func `If it is interrupted, the terminal is restored`(key: String, signal: Int32) throws {
        #expect(try riddle().status(after: key) == 128 + signal)
    }

    @Test func `Without the option nothing is asked`() throws {
        let window = try window("riddle").showing("? all keys")
        #expect(try window.status(after: "q") == 0)
        #expect(!window.shown.contains("What is doubled?"))
    }
}
