import Foundation
import Harness
import Testing
import Trials

/// Adverse terminals: what happens to the program, what it must show, and the time limit.
@Suite(.waits) struct HostileTerminalTests {
    private func window(
        _ errand: String = "end", environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try probe(errand, environment: environment)
    }

    /// Ends the program with Enter.
    private func leave(_ window: PseudoTerminal) throws {
        #expect(try window.status(after: "\r", seconds: 5) == 0)
        #expect(window.damage == [])
    }

    @Test(
        "A window of any size shows something within two seconds, and keys work when there is room",
        arguments: [
            // A window without a size counts as one of 80 by 24.
            (0, 0, "80×24"), (0, 24, "80×24"), (1, 1, "…"), (1, 24, "…"), (80, 1, "Make it 20×6 or larger"),
            (19, 6, "Make it"), (20, 6, "20×6"), (500, 200, "500×200"),
            // Only a part of a huge window is drawn on.
            (1_001, 501, "1000×500"), (65_535, 65_535, "1000×500"),
        ]
    )
    func size(columns: Int, rows: Int, shown: String) throws {
        let window = try PseudoTerminal(
            running: "/bin/sh", ["-c", "stty cols \(columns) rows \(rows); exec \"$0\" end", terminalProbe])
        try window.wait("the picture", seconds: 2) { $0.isAlternate && $0.text.contains(shown) }
        window.resize(columns: 80, rows: 24)
        try window.wait(for: "80×24", seconds: 2)
        window.send("ab")
        try window.wait(for: "typed: ab", seconds: 2)
        try leave(window)
    }

    @Test
    func
        `After a hundred changes of size while it draws and gets keys, it shows the last size and every key`()
        throws
    {
        let window = try window().showing("80×24")
        for step in 0..<100 {
            window.resize(columns: 30 + step * 37 % 90, rows: 8 + step * 11 % 40)
            if step % 10 == 0 { window.send("k") }
        }
        window.resize(columns: 100, rows: 30)
        try window.wait("the last size and ten keys", seconds: 5) {
            $0.lines[0].hasPrefix("100×30") && $0.lines[2] == "  typed: kkkkkkkkkk"
        }
        try leave(window)
    }

    @Test(arguments: ["dumb", ""])
    func `Nothing is drawn on a terminal whose TERM says that this is impossible`(term: String) throws {
        let window = try window(environment: ["TERM": term])
        #expect(try window.waitForStatus(seconds: 2) == 3)
        #expect(window.screen.text.contains("try again with TERM=xterm") && window.damage == [])
    }

    @Test(arguments: ["", "<&-", ">&-", "2>&-", "<&- >&- 2>&-", "</dev/null", ">/dev/null"])
    func `Without a terminal for both input and output it prints an error, and ends`(streams: String) throws {
        let run = try ChildProcess.run(
            "/bin/sh", ["-c", "\"$0\" end \(streams)", terminalProbe], deadline: 5)
        #expect(run.ending == .exited(3) && run.output == [])
        #expect(streams.contains("2>&-") || run.errorText.contains("Run it in a terminal"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGABRT, SIGINT])
    func `A terminal that accepts no output does not delay signals`(signal: Int32) throws {
        let window = try window("scroll").showing("80×24")
        try window.send("\r", toSee: "line")
        window.stopOutput()
        window.signal(signal)
        #expect(try window.waitForStatus(seconds: 3) == 128 + signal)
        // The output that the terminal did not accept is lost, but its echo is restored.
        #expect(window.settings == window.settingsBefore)
    }

    @Test func `A terminal that accepts no output for a while gets the last picture afterwards`() throws {
        let window = try window().showing("80×24")
        window.stopOutput()
        window.send("abcdef")
        window.resumeOutput()
        try window.wait(for: "typed: abcdef", seconds: 2)
        try leave(window)
    }

    @Test func `A paste of 20,000 characters is read within five seconds`() throws {
        let window = try window().showing("80×24")
        window.send("\u{1B}[200~" + String(repeating: "0123456789", count: 2_000) + "\u{1B}[201~\u{1B}[A")
        try window.wait("the key after it", seconds: 5) { $0.text.contains(" up") }
        try leave(window)
    }
}
