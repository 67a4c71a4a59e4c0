import Foundation

/// The whole chapter in a terminal waits at each section that fits in the window; ``ReaderTests`` are about the others.
@Suite(.waits) struct WaitingTests {
    private let probe = Products.executable("NarrationProbe")
    private let atLetter = "Enter goes on with 9.2 A letter · q leaves"
    private let atCrash = "Enter goes on with 9.3 A crash · q leaves"

    private func window(
        _ arguments: String..., environment: [String: String] = ["TERM": "xterm-256color"],
        columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        try PseudoTerminal(running: probe, arguments, environment: environment, columns: columns, rows: rows)
    }

    /// A shell's command line with the probe as `$0`.
    private func shell(_ line: String) throws -> PseudoTerminal {
        try PseudoTerminal(running: "/bin/sh", ["-c", line, probe], rows: 120)
    }

    private func expectNoTrace(in window: PseudoTerminal) {
        #expect(window.damage == [] && window.screen.unknown == [] && !window.screen.text.contains("Enter"))
    }

    @Test(arguments: ["\r", " "]) func aKeyGoesOnAndLeavesNoTrace(key: String) throws {
        let window = try window()
        let first = try window.wait(for: atLetter)
        #expect(first.look(of: "Enter")?.isDim == true && !first.isAlternate && !first.isCursorVisible)
        #expect(!first.text.contains("Dear reader") && !window.settings.echoes)
        window.send(key)
        try window.wait(for: atCrash)
        window.send("q")
        #expect(try window.waitForStatus() == 0)
        expectNoTrace(in: window)

        let plain = try ChildProcess.run(probe).text.split(separator: "\n", omittingEmptySubsequences: false)
        let told = plain.prefix { !$0.contains("9.3") }.dropLast().map(String.init)
        #expect(window.screen.lines.starts(with: told))
    }

    @Test(arguments: ["q", "Q", "\u{4}"]) func aKeyLeavesAndSaysWhereToGoOn(key: String) throws {
        let window = try window().showing(atLetter)
        window.send("x")
        window.send(key)
        #expect(try window.waitForStatus() == 0)
        expectNoTrace(in: window)
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
        window.send("\u{3}")
        #expect(try window.waitForStatus() == 128 + SIGINT)
        expectNoTrace(in: window)
    }

    @Test func suspendedTheTerminalIsWholeAndThenItAsksAgain() throws {
        let window = try window().showing(atLetter)
        window.send("\u{1A}")
        #expect(try window.waitForStatus() == 128 + SIGTSTP)
        expectNoTrace(in: window)
        window.resume()
        try window.wait(for: atLetter)
        window.send("q")
        #expect(try window.waitForStatus() == 0)
        expectNoTrace(in: window)
    }

    @Test func theKeysFitInANarrowWindow() throws {
        let window = try window(columns: 30)
        let first = try window.wait(for: "Enter goes on")
        #expect(first.lines.contains("Enter goes on with 9.2 A let…"))
        window.resize(columns: 60, rows: 24)
        try window.wait(for: atLetter)
        window.send("q")
        #expect(try window.waitForStatus() == 0)
        expectNoTrace(in: window)
    }

    @Test func withoutColoursTheKeysArePlain() throws {
        let window = try window(environment: ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(try window.wait(for: atLetter).look(of: "Enter") == Look())
    }

    @Test(arguments: [["letter"], ["field", "letter"], ["--list"]])
    func `it waits for nobody to tell what is asked for by name`(arguments: [String]) throws {
        let window = try PseudoTerminal(running: probe, arguments)
        #expect(try window.waitForStatus() == 0)
        #expect(!window.screen.text.contains("Enter"))
    }

    @Test(arguments: ["\"$0\" </dev/null", "\"$0\" | cat", "TERM=dumb \"$0\""])
    func `it waits for nobody where the input or the output is no terminal`(line: String) throws {
        let window = try shell(line)
        _ = try window.waitForStatus()
        #expect(window.screen.text.contains("▸ before") && !window.screen.text.contains("Enter"))
    }
}
