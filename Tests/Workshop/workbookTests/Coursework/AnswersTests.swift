import Foundation
import Testing

@testable import Coursework

/// Parsing the learner's files, however they were saved.
struct AnswersTests {
    private static let answered = StandIn.exercises.replacing("todo()", with: "wind", maxReplacements: 1)
    private let workbook: StandIn

    init() throws { workbook = try StandIn() }

    @Test(arguments: [
        ("as it was", StandIn.exercises, 6, 11),
        ("with CR LF", StandIn.exercises.replacing("\n", with: "\r\n"), 6, 11),
        ("with a byte-order mark", "\u{FEFF}" + StandIn.exercises, 6, 11),
        (
            "with a byte-order mark before a headline",
            "\u{FEFF}" + StandIn.exercises.replacing("import FRP\n\n", with: ""), 4, 9
        ),
        ("with both", "\u{FEFF}" + StandIn.exercises.replacing("\n", with: "\r\n"), 6, 11),
        ("with spaces at the line ends", StandIn.exercises.replacing("\n", with: "  \n"), 6, 11),
        ("with a line before it", "import Foundation\n" + StandIn.exercises, 7, 12),
    ])
    func `A file is parsed whatever its line endings and byte-order mark are`(
        _ how: String, _ text: String, _ first: Int, _ second: Int
    ) throws {
        try workbook.write(text)
        let answers = try ["4.3.1", "4.3.2"].map { try workbook.answer(to: $0) }
        #expect(answers.map(\.parts.count) == [1, 1] && answers.map(\.declarationLine) == [first, second])
        #expect(
            answers.allSatisfy {
                $0.isUntouched && $0.todoLine == $0.declarationLine + 1 && $0.line == $0.todoLine
            })
        #expect(answers[0].place == "\(StandIn.signals):\(first + 1)")
    }

    @Test func `Normalising removes a byte-order mark and carriage returns`() {
        #expect(
            String(normalising: "\u{FEFF}a\r\nb\r\n") == "a\nb\n" && String(normalising: "a\rb") == "a\nb")
    }

    @Test(
        "If its headline was changed, an exercise begins at the documentation of its declaration",
        arguments: [
            "/// Count the gusts.", "/// Exercise 4.3.1: count", "// Exercise 4.3.1 · Count the gusts.",
            "/// exercise 4.3.1",
        ])
    func headlines(_ headline: String) throws {
        try workbook.write(
            StandIn.exercises.replacing("/// Exercise 4.3.1 · Count the gusts.", with: headline))
        #expect(try workbook.answer(to: "4.3.1").declarationLine == 6)
        #expect(try workbook.answer(to: "4.3.2").declarationLine == 11)
    }

    @Test func `A second try kept beside the first belongs to the same exercise`() throws {
        let second = "\n/// Exercise 4.3.1 · Count the gusts.\n// func gusts() {}\n"
        try workbook.write(Self.answered + second)
        let answer = try workbook.answer(to: "4.3.1")
        #expect(answer.parts.map(\.lines.lowerBound) == [3, 15] && answer.line == 6 && !answer.isUntouched)
        #expect(try workbook.answer(to: "4.3.2").parts.count == 1)
    }

    @Test(arguments: ["let text = \"\"\"\n    tried", "let text = [1, 2", "let text = 1 /* first I tried"])
    func `Local declarations of an answer are no names for others, even if a bracket is never closed`(
        _ open: String
    ) throws {
        try workbook.write(StandIn.exercises.replacing("todo()", with: open))
        #expect(try workbook.answer(to: "4.3.1").uses.isEmpty)
        #expect(try workbook.answer(to: "4.3.2").uses.isEmpty)
    }

    @Test func `A helper after an answer with an open bracket is a name for others`() throws {
        let helper = "[1, 2\n}\n\nfunc isStrong(_ speed: Int) -> Bool {\n    speed > 5"
        let first = StandIn.exercises.replacing("todo()", with: helper, maxReplacements: 1)
        try workbook.write(first.replacing("todo()", with: "wind.filter(isStrong)"))
        #expect(try workbook.answer(to: "4.3.2").uses.values.sorted() == ["isStrong"])
    }

    @Test func `Deleted exercises are missing, and the others are not`() throws {
        try workbook.write(StandIn.exercises.components(separatedBy: "/// Exercise 4.3.2")[0])
        try workbook.remove(StandIn.networking)
        let answers = try workbook.answers()
        let missing = try workbook.catalogue().exercises.filter { answers[$0].isMissing }.map { "\($0.id)" }
        #expect(missing == ["4.3.2", "5.1.1"] && !answers.isUnreadable(StandIn.signals))
        #expect(try workbook.answer(to: "4.3.2").place == StandIn.signals)
    }

    @Test func `A file that is not UTF-8 is unreadable`() throws {
        try Data([0xFF, 0xFE, 0x41, 0x00]).write(to: workbook.folder.appending(path: StandIn.signals))
        let answers = try workbook.answers()
        #expect(answers.isUnreadable(StandIn.signals) && !answers.isUnreadable(StandIn.networking))
        let words = "cannot be read, since it is not UTF-8 text. Open it in your editor,"
        try workbook.expect("check 4.3.1", inWords: words, status: 1)
    }

    @Test(arguments: [
        ("    todo()", true), ("    return todo()", true), ("    // todo()", false), ("    wind", false),
    ])
    func `A todo() in a comment does not count`(_ line: String, _ stands: Bool) throws {
        try workbook.write(StandIn.exercises.replacing("    todo()", with: line, maxReplacements: 1))
        #expect(try workbook.answer(to: "4.3.1").todoLine == (stands ? 7 : nil))
    }

    @Test(arguments: [
        ("a\nb", "a\nb", true), ("a\nb", "\n\na\nb\n \n", true), ("a\nb", "a \nb", false),
        ("a\nb", "a\n\nb", false),
        ("a\nb", "a\n b", false), ("", "\n \n", true), ("é", "e\u{301}", false),
    ])
    func `Texts have equal fingerprints only if they are equal, except for blank lines around them`(
        _ one: String, _ other: String, _ isSame: Bool
    ) {
        #expect((Fingerprint(one) == Fingerprint(other)) == isSame)
    }
}
