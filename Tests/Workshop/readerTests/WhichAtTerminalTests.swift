import Foundation
import Harness
import Testing
import Trials

/// `which` at a terminal, with the real chapter 4.
@Suite(.waits) struct WhichAtTerminalTests {
    /// Waits for a question, and returns its lines.
    private func question(_ number: Int, in window: PseudoTerminal) throws -> [String] {
        var lines: [String] = []
        try window.wait("question \(number)") { screen in
            let all = screen.lines
            guard let start = all.lastIndex(where: { $0.hasPrefix("Question \(number) of 10") }),
                let last = all.last(where: { !$0.isEmpty }),
                last.contains(/^(1 to 5, or q to end:|\ +yours) *$/)
            else { return false }
            lines = Array(all[start...])
            return true
        }
        return lines
    }

    /// Answers a question, right or wrong.
    private func answer(_ lines: [String], rightly isRight: Bool, in window: PseudoTerminal) throws {
        let rows = Knowing.rows(in: lines)
        let codes = lines.compactMap { $0.firstMatch(of: /^  [1-5]  (.+?) *$/).map { String($0.1) } }
        if codes.isEmpty {
            let index = try #require(lines.firstIndex { $0.hasPrefix("Draw what this sends") })
            let code = lines[index + 1].trimmingCharacters(in: .whitespaces)
            let late = lines.joined(separator: " ").firstMatch(of: /comes at second ([0-9]+)/).flatMap {
                Int($0.1)
            }
            let row = isRight ? try Knowing.row(of: code, given: rows, from: late) : "-0-|"
            window.send(row + "\r")
        } else {
            let right = try Knowing.choice(among: codes, given: rows)
            window.send("\(isRight ? right + 1 : (right + 1) % 5 + 1)\r")
        }
    }

    @Test func `Ten questions are answered, and wrong answers are remembered`() throws {
        let book = try ServedBook()
        let window = try book.open("which")
        for number in 1...10 {
            let lines = try question(number, in: window)
            try answer(lines, rightly: number != 3, in: window)
        }
        #expect(try window.waitForStatus() == 0)
        let text = window.screen.lines.joined(separator: "\n")
        #expect(text.contains("9 of 10 were right.") && text.contains("comes back in a later round"))
        let memory = try book.read(".workbook.json")
        #expect(memory.contains("\"answered\" : 10") && memory.matches(of: /"due"/).count == 1)
    }

    @Test func `Ctrl-C quits at once, and the answers so far are remembered`() throws {
        let book = try ServedBook()
        let window = try book.open("which debounce")
        let lines = try question(1, in: window)
        try answer(lines, rightly: false, in: window)
        _ = try question(2, in: window)
        #expect(try window.status(after: "\u{3}", seconds: 10) == 130)
        #expect(try book.read(".workbook.json").contains("\"answered\" : 1"))
    }

    @Test func `Of a drawing it helps, asks for the end once, and says what is right`() throws {
        let book = try ServedBook()
        // A drawing that was missed is asked for.
        try book.write(
            """
            {"version": 2, "exercises": {}, "which": {"answered": 1, "latest": ["debounce"],
             "missed": {"debounce": {"streak": 0, "due": 1, "owesRow": true}}}}
            """, to: ".workbook.json")
        let run = try book.run("which debounce <<'END'\n?\n\n-0-\n-0-\nEND\n")
        #expect(run.text.matches(of: /Draw one character for each second/).count == 2)
        #expect(run.text.matches(of: /Your row has no end/).count == 1)
        #expect(run.text.contains("✘ Not yet. What a.debounce(.seconds(3), on: clock) does:"))
        #expect(run.text.contains("0 of 1 were right."))
    }

    @Test func `In a pipe it reads answers from standard input`() throws {
        let book = try ServedBook()
        let run = try book.run("which <<'END'\n9\n--(\n1\nq\nEND\n")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(run.text.contains("Question 1 of 10") && run.text.contains("were right."))
        let empty = try book.run("which </dev/null")
        #expect(empty.text.contains("There was no answer.") && empty.status == 0)
    }
}
