import Lessons
import Testing
import Text

@testable import Coursework
@testable import workbook

/// The tool in another language than English.
struct LanguageTests {
    private static let own = [
        "Count the gusts", "Let only the strong winds through", "Give the address of an image",
    ]

    @Test(arguments: [
        "progress", "list", "hint 4.3.1", "solution 4.3.2", "check 4.3.1", "check", "--help", "chek",
        "check 9.9.9", "grade 4.3", "reset 4.3.1", "glossary signal", "read --port x",
    ])
    func `every text of the tool has an entry in the translation files`(command: String) throws {
        let workbook = try StandIn(fates: ["4.3.1": "passed"], isFilled: true)
        let run = try workbook.sh("WORKBOOK_LANGUAGE=pseudo \"$workbook\" \(command)")
        #expect(run.text.contains("⟦") || run.errorText.contains("⟦"))
        // Code, paths and the messages of the fake compiler are not translated, and are no sentences of three words.
        let said = Self.own.reduce(run.text + run.errorText) { $0.replacing($1, with: "⟦⟧") }
        #expect(Self.unmarked(in: said).filter { !$0.hasPrefix("    ") } == [])
    }

    @Test func `every text about a shown mistake has an entry`() throws {
        let root = Phrasebook.package
        let mistakes = try Catalogue(of: root).exercises.compactMap { ShownMistake(to: $0, in: root) }
        let book = Phrasebook(.pseudo, for: ["workbook"] + (2...6).map { "exercises\($0)" })
        let said = mistakes.flatMap { mistake in
            [mistake.name]
                + mistake.lesson.parts.flatMap { part in
                    switch part {
                    case .words(let text): [text]
                    case .rows(_, let mark), .figure(_, let mark): [mark?.sentence].compactMap(\.self)
                    case .lines: [String]()
                    }
                }
        }
        #expect(mistakes.count > 60)
        #expect(said.flatMap { Self.unmarked(in: book.text($0)) } == [])
    }

    /// Lines with three or more words outside of marks.
    private static func unmarked(in text: String) -> [Substring] {
        var said = text
        // Marks may be nested.
        while said.contains("⟦") { said = said.replacing(/⟦[^⟦⟧]*⟧/, with: "") }
        return said.split(separator: "\n").filter { $0.contains(/[a-z]+ [a-z]+ [a-z]+/) }
    }

    @Test func `in a lesson, diagrams are not translated, and the rest is`() {
        let lesson = Lesson([
            .rows(
                [.init("given", "2"), .init("yours", "3")],
                mark: .init(column: 0, sentence: "at 14 you sent 5; 3 was expected there")),
            .words("That is not what happens."),
        ])
        let lines = Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            lesson.lines()
        }
        #expect(lines == ["给定  2", "你的  3", "      ^ 第 14 秒你发送了 5，这里本应是 3", "实际结果并非如此。"])
    }

    @Test func `the output of a learner's code is not translated, even if the words have an entry`() throws {
        let verdict = Verdict(state: .passed, lesson: "", printed: "next\n3 posts")
        let lines = try Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            VerdictLines(
                verdict: verdict, answer: try StandIn().answer(to: "4.3.2"), width: 80
            ).all.map(\.plain)
        }
        #expect(lines.suffix(2) == ["           next", "           3 posts"])
    }

    @Test
    func `in Chinese the workbook's own labels are translated, and columns are aligned`()
        throws
    {
        let figure = Figure(
            lines: ["wind", "expected", "yours"].map { .init(label: $0, columns: 0...6, moments: []) },
            width: 7,
            seconds: [0, 1, 2, 3, 4, 5, 6], cuts: [], legend: [.init(letter: "a", meaning: "18")],
            text: [
                "wind      --3--7|", "expected  -----7|", "yours     --3--7|", "seconds   0    5",
                "          a = 18",
            ])
        let lesson = Lesson([
            .figure(figure, mark: .init(column: 2, sentence: "at 14 you sent 5; 3 was expected there"))
        ])
        let lines = Phrasebook.$ofThisPage.withValue(Phrasebook(.chinese, for: ["workbook"])) {
            lesson.lines()
        }
        #expect(
            lines == [
                "wind     --3--7|", "应为     -----7|", "你的     --3--7|", "seconds  0    5",
                "         --^ 第 14 秒你发送了 5，这里本应是 3", "         a = 18",
            ])
        #expect(lesson.lines().prefix(2) == ["wind      --3--7|", "expected  -----7|"])
    }
}
