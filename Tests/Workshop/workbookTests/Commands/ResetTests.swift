import Foundation
import Testing

@testable import Coursework

/// The file of a learner who has answered both exercises.
private let answered = StandIn.exercises.replacing("todo()", with: "wind // my answer")
/// The same file after a reset of 4.3.2.
private let expected = StandIn.exercises.replacing("todo()", with: "wind // my answer", maxReplacements: 1)

/// `reset` is the one command that writes into a learner's file.
struct ResetTests {
    private func learner(_ text: String = answered) throws -> StandIn {
        let workbook = try StandIn()
        try workbook.write(text)
        return workbook
    }

    @Test func `Without a terminal it changes nothing, and names the option --yes`() throws {
        let workbook = try learner()
        try workbook.expect("reset 4.3.2", complains: "--yes", status: 64)
        #expect(try workbook.read() == answered)
    }

    @Test(
        "It resets one exercise, and changes nothing else",
        arguments: [
            ("as it was", answered, expected),
            ("with CR LF", answered.replacing("\n", with: "\r\n"), expected.replacing("\n", with: "\r\n")),
            (
                "with a helper above",
                answered.replacing("import FRP\n", with: "import FRP\n\nlet strong = 5\n"),
                expected.replacing("import FRP\n", with: "import FRP\n\nlet strong = 5\n")
            ),
            (
                "with a touched headline",
                answered.replacing("/// Exercise 4.3.2 · Let", with: "/// Let"), expected
            ),
            (
                "with a second copy",
                answered + "/// Exercise 4.3.2 · Let only the strong winds through.\n// another try\n",
                expected
            ),
            ("without its line break at the end", String(answered.dropLast()), expected),
        ])
    func puttingBack(_ what: String, _ text: String, _ expected: String) throws {
        let workbook = try learner(text)
        let reset = "reset 4.3.2 --yes"
        try workbook.expect(reset, says: "4.3.2 is as it was: Exercises/Chapter4/Signals.swift:1", status: 0)
        #expect(try workbook.read() == expected)
        #expect(try workbook.run(reset).text == "4.3.2 is as it was: nothing to put back.\n")
    }

    @Test func `All other bytes stay: a byte-order mark, and mixed line endings`() throws {
        func file(_ text: String) -> Data { Data(("\u{FEFF}// mine\r" + text).utf8) }
        let workbook = try learner()
        let url = workbook.folder.appending(path: StandIn.signals)
        try file(answered).write(to: url)
        #expect(try workbook.run("reset 4.3.2 --yes").status == 0)
        #expect(try Data(contentsOf: url) == file(expected))
    }

    @Test func `A missing exercise comes back at its place among the others`() throws {
        let before = try #require(answered.firstRange(of: "/// Exercise 4.3.1"))
        let after = try #require(answered.firstRange(of: "/// Exercise 4.3.2"))
        let workbook = try learner(String(answered[..<before.lowerBound] + answered[after.lowerBound...]))
        // No code of the learner is replaced, so there is no question.
        #expect(try workbook.run("reset 4.3.1").status == 0)
        #expect(
            try workbook.read()
                == answered.replacing("wind // my answer", with: "todo()", maxReplacements: 1))
    }

    @Test(arguments: ["", "\n", "\n\n", "\n\n\n"])
    func `The last exercise comes back at the end`(_ end: String) throws {
        let start = try #require(answered.firstRange(of: "\n\n/// Exercise 4.3.2"))
        let workbook = try learner(answered[..<start.lowerBound] + end)
        #expect(try workbook.run("reset 4.3.2").status == 0)
        #expect(try workbook.read() == expected)
    }

    @Test func `A deleted file comes back whole`() throws {
        let workbook = try learner()
        try workbook.remove("Exercises/Chapter4")
        #expect(try workbook.run("reset 4.3.2").status == 0)
        #expect(try workbook.read() == StandIn.exercises)
    }

    @Test func `A reset forgets the verdict, but not the hints`() throws {
        let workbook = try learner()
        try workbook.set(["4.3.2": "passed"])
        _ = try workbook.run("check 4.3.2")
        _ = try workbook.run("hint 4.3.2")
        _ = try workbook.run("reset 4.3.2 --yes")
        try workbook.expect("list", says: "· 4.3.2  Let only the strong winds through\n")
        try workbook.expect("hint 4.3.2", says: "2. Another idea.")
    }

    @Test func `If the file was saved meanwhile, nothing is replaced`() throws {
        let workbook = try learner()
        let answer = try workbook.answer(to: "4.3.2")
        let saved = answered.replacing(
            "wind // my answer\n}\n\n", with: "wind // another\n    // line\n}\n\n"
        )
        .replacing("wind // my answer", with: "wind // better")
        try workbook.write(saved)
        let error = #expect(throws: WorkbookError.self) {
            try StubRestorer(of: answer.exercise, in: workbook.folder).putBack(replacing: answer)
        }
        #expect(error?.message.contains("was changed just now. Nothing was put back; try again.") == true)
        #expect(try workbook.read() == saved)
    }

    @Test func `A file that cannot be read is left as it is`() throws {
        let workbook = try learner()
        let bytes = Data([0xFF, 0xFE, 0x41, 0x00])
        try bytes.write(to: workbook.folder.appending(path: StandIn.signals))
        try workbook.expect(
            "reset 4.3.2 --yes", complains: "Exercises/Chapter4/Signals.swift could not be", status: 2)
        #expect(try Data(contentsOf: workbook.folder.appending(path: StandIn.signals)) == bytes)
    }

    @Test(arguments: [("y", true), ("yes", true), ("Y", true), ("n", false), ("", false), ("\u{4}", false)])
    func `In a terminal it asks for confirmation`(_ typed: String, _ isReset: Bool) throws {
        let workbook = try learner()
        let window = try workbook.open("reset 4.3.1").showing("Put it back as it was? [y/N]")
        #expect(try window.status(after: typed == "\u{4}" ? typed : typed + "\r") == 0)
        #expect(try workbook.read().contains("todo()") == isReset)
        #expect(window.screen.text.contains("Nothing was changed.") == !isReset)
    }

    @Test func `If there are two tries, it says that both are replaced`() throws {
        let workbook = try learner(answered + "/// Exercise 4.3.1 · Count the gusts.\n// another try\n")
        let window = try workbook.open("reset 4.3.1").showing("your 2 tries at 4.3.1")
        #expect(try window.status(after: "n\r") == 0)
    }

    @Test func `reset needs the name of one exercise`() throws {
        let workbook = try learner()
        for command in ["reset --yes", "reset 4.3 --yes"] { try workbook.expect(command, status: 64) }
        #expect(try workbook.read() == answered)
    }
}
