import Harness
import Manuscript
import Testing
import Translation

@testable import Coursework

/// What the tool says in another language than English.
struct LanguageTests {
    private static let own = [
        "Count the gusts", "Let only the strong winds through", "Give the address of an image",
    ]

    @Test(arguments: [
        "progress", "list", "hint 4.3.1", "solution 4.3.2", "check 4.3.1", "check", "--help", "chek",
        "check 9.9.9", "grade 4.3", "reset 4.3.1", "glossary signal", "read --port x",
    ])
    func `whatever the tool says has an entry`(command: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"])
        try workbook.fill()
        let run = try workbook.sh("WORKBOOK_LANGUAGE=pseudo \"$workbook\" \(command)")
        var said = Self.own.reduce(run.text + run.errorText) { $0.replacing($1, with: "⟦⟧") }
        // Marks stand within marks.
        while said.contains("⟦") { said = said.replacing(/⟦[^⟦⟧]*⟧/, with: "") }
        // Code, paths and what the stand-in's compiler says are no sentences of three words.
        let unmarked = said.split(separator: "\n").filter {
            !$0.hasPrefix("    ") && $0.contains(/[a-z]+ [a-z]+ [a-z]+/)
        }
        #expect(run.text.contains("⟦") || run.errorText.contains("⟦"))
        #expect(unmarked == [])
    }

    @Test func `a lesson keeps its diagrams, and says the rest in Chinese`() {
        let lesson = Lesson([
            .rows(
                [.init("given", "2"), .init("yours", "3")],
                mark: .init(column: 0, sentence: "at 14 you sent 5; 3 was expected there")),
            .words("That is not what happens."),
        ])
        let lines = Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            lesson.lines()
        }
        #expect(
            lines == ["given  2", "yours  3", "       ^ 第 14 秒你发送了 5，这里本应是 3", "实际结果并非如此。"])
    }
}
