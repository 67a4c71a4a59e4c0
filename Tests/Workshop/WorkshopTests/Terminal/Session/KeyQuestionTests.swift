import Foundation
import Harness
import Testing
import Trials

/// A question in the last line of a real program, in a pseudo-terminal.
@Suite(.waits) struct KeyQuestionTests {
    @Test func `The first key with a meaning is the answer, and the question disappears`() throws {
        let window = try probe("ask")
        let screen = try window.wait(for: "y or n?")
        #expect(screen.lines.prefix(2) == ["told", "y or n?"] && screen.look(of: "y or")?.isDim == true)
        #expect(!screen.isAlternate && !screen.isCursorVisible && !window.settings.echoes)
        try window.expectEnd(after: "x\u{1B}[Any", shown: "told\nanswer: 2")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGSEGV])
    func `A signal or a crash ends the program, and the terminal is restored`(number: Int32) throws {
        let window = try probe("ask").showing("y or n?")
        // Enter makes the program fill its stack.
        if number == SIGSEGV { window.send("\r") } else { window.signal(number) }
        try window.expectEnd(status: 128 + number, shown: "told")
    }

    @Test func `The question is shown again when the window has another size`() throws {
        let window = try probe("ask").showing("y or n?")
        window.resize(columns: 4, rows: 24)
        try window.wait(for: "y …")
        window.resize(columns: 40, rows: 24)
        try window.wait(for: "y or n?")
        try window.expectEnd(after: "y", shown: "told\nanswer: 1")
    }

    @Test func `Without a terminal there is no question`() throws {
        let run = try ChildProcess.run(terminalProbe, ["ask"])
        #expect(run.text == "told\n" && run.ending == .exited(3))
        #expect(run.errorText.contains("the input comes from a pipe or a file"))
    }
}
