import Foundation
import Lessons
import Testing

@testable import Coursework
@testable import workbook

struct ShownMistakeTests {
    private static let mistakes = """
        public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
            variants {
                wrong("keeps the weak ones") { wind.filter { $0 <= 5 } }
                wrong("lets 5 through") { wind.filter { $0 >= 5 } }
            }
        }

        """
    /// The lesson of the test; `author` is the label of the second row.
    private static func drawn(as author: String) -> Lesson {
        Lesson([
            .rows(
                [.init("wind", "--5--|"), .init(author, "--5--|")],
                mark: .init(column: 2, sentence: "at 2 you sent 5; nothing was expected there"))
        ])
    }
    private static let lessons = [
        "4.3.1": MistakeLesson(mistake: "is something else", lesson: "yours  7"),
        "4.3.2": MistakeLesson(mistake: "lets 5 through", lesson: drawn(as: "yours")),
    ]

    private let workbook: StandIn
    private let file: URL

    init() throws {
        workbook = try StandIn()
        file = workbook.folder.appending(path: "Exercises/Lessons/Chapter4.json")
        try workbook.write(Self.mistakes, to: "Exercises/Variants/Chapter4/Signals.swift")
        try MistakeLesson.write(Self.lessons, to: file)
    }

    private func mistake() throws -> ShownMistake? {
        ShownMistake(to: try workbook.exercise("4.3.2"), in: workbook.folder)
    }

    @Test func `A shown mistake has its code, and a lesson whose labels do not say “yours”`() throws {
        let mistake = try #require(try mistake())
        #expect(mistake.name == "lets 5 through" && mistake.lesson == Self.drawn(as: "wrong"))
        #expect(mistake.code.contains("wind.filter { $0 >= 5 }") && !mistake.code.contains("<="))
    }

    @Test func `Writing the lessons again gives the same file`() throws {
        let written = try Data(contentsOf: file)
        try MistakeLesson.write(MistakeLesson.all(in: file), to: file)
        #expect(try Data(contentsOf: file) == written)
    }

    @Test(
        "No mistake is shown if none is named, or it does not exist, or the file is damaged",
        arguments: [
            "", "{}", #"{"4.3.1": {"mistake": "lets 5 through", "lesson": "7"}}"#,
            #"{"4.3.2": {"mistake": "sends 5", "lesson": "7"}}"#,
            #"{"4.3.2": {"mistake": "lets 5 through"}}"#,
        ])
    func none(_ lessons: String) throws {
        try Data(lessons.utf8).write(to: file)
        #expect(try mistake() == nil)
    }

    @Test func `After a pass the mistake is below the right answers, and fits`() throws {
        let answer = try workbook.answer(to: "4.3.2")
        let others = ComparedAnswer.all(to: answer.exercise, in: workbook.folder)
        let comparison = AnswerComparison(answer: answer, others: others, width: 54)
        #expect(
            comparison.lines(withYours: false).map(\.plain).suffix(11) == [
                "Another answer: what is wrong with it?",
                "    public func strongWinds(_ wind: Signal<Int>)", "        -> Signal<Int> {",
                "        wind.filter { $0 >= 5 }", "    }", "", "It lets 5 through. Its author was told:",
                "    wind   --5--|", "    wrong  --5--|", "           --^",
                "           at 2 you sent 5; nothing was expected there",
            ])
    }
}
