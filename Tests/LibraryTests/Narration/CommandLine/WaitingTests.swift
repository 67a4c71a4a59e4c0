import Foundation

/// The whole chapter in a terminal waits at each section that fits in the window; ``ReaderTests`` are about the others.
@Suite(.waits) struct WaitingTests {
    private let atLetter = "Enter goes on with 9.2 A letter · q leaves"
    private let atCrash = "Enter goes on with 9.3 A crash · q leaves"

    /// The status after a key. No part of the question may remain.
    private func status(of window: PseudoTerminal, after key: String) throws -> Int32 {
        defer { #expect(!window.screen.text.contains("Enter")) }
        return try window.status(after: key)
    }

    @Test(arguments: ["\r", " "]) func aKeyGoesOnAndLeavesNoTrace(key: String) throws {
        let window = try window()
        let first = try window.wait(for: atLetter)
        #expect(first.look(of: "Enter")?.isDim == true && !first.isAlternate && !first.isCursorVisible)
        #expect(!first.text.contains("Dear reader") && !window.settings.echoes)
        try window.send(key, toSee: atCrash)
        #expect(try status(of: window, after: "q") == 0)

        let plain = try ChildProcess.run(probe).text.components(separatedBy: "\n")
        let told = plain.prefix { !$0.contains("9.3") }.dropLast()
        #expect(window.screen.lines.starts(with: told))
    }

    @Test(arguments: ["q", "Q", "\u{4}"]) func aKeyLeavesAndSaysWhereToGoOn(key: String) throws {
        let window = try window().showing(atLetter)
        window.send("x")
        #expect(try status(of: window, after: key) == 0)
        #expect(window.screen.text.contains("\n To go on here: swift run chapter9 9.2\n"))
    }

    @Test func afterTheLastSectionItWaitsForNobody() throws {
        let window = try window(rows: 200).showing(atLetter)
        try window.send("\r", toSee: atCrash)
        window.send("\r")
        let status = try window.waitForStatus()
        #expect(status > 128 && window.screen.text.contains("▸ before"))
        #expect(window.settings == window.settingsBefore)
    }

    @Test func interruptedTheTerminalIsWhole() throws {
        let window = try window().showing(atLetter)
        #expect(try status(of: window, after: "\u{3}") == 128 + SIGINT)
    }

    @Test func suspendedTheTerminalIsWholeAndThenItAsksAgain() throws {
        let window = try window().showing(atLetter)
        #expect(try status(of: window, after: "\u{1A}") == 128 + SIGTSTP)
        window.resume()
        try window.wait(for: atLetter)
        #expect(try status(of: window, after: "q") == 0)
    }

    @Test func theKeysFitInANarrowWindow() throws {
        let window = try window(columns: 30)
        let first = try window.wait(for: "Enter goes on")
        #expect(first.lines.contains("Enter goes on with 9.2 A let…"))
        window.resize(columns: 60, rows: 24)
        try window.wait(for: atLetter)
        #expect(try status(of: window, after: "q") == 0)
    }

    @Test func withoutColoursTheKeysArePlain() throws {
        let window = try window(environment: ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(try window.wait(for: atLetter).look(of: "Enter") == Look())
    }

    @Test(arguments: [["letter"], ["field", "letter"], ["--list"]])
    func `sections that are asked for by name are printed without waiting`(arguments: [String]) throws {
        let window = try PseudoTerminal(running: probe, arguments)
        #expect(try window.waitForStatus() == 0)
        #expect(!window.screen.text.contains("Enter"))
    }

    @Test(arguments: ["\"$0\" </dev/null", "\"$0\" | cat", "TERM=dumb \"$0\""])
    func `it does not wait if the input or the output is no terminal`(line: String) throws {
        // `$0` is the probe.
        let window = try PseudoTerminal(running: "/bin/sh", ["-c", line, probe], rows: 120)
        _ = try window.waitForStatus()
        #expect(window.screen.text.contains("▸ before") && !window.screen.text.contains("Enter"))
    }
}
