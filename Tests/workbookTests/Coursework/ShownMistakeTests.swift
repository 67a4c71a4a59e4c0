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
    private static let lessons = """
        ## 4.3.1

        Mistake: is something else

            yours  7

        ## 4.3.2

        Mistake: lets 5 through

            wind   --5--|
            yours  --5--|

        A sentence.

        """

    private func mistake(_ lessons: String) throws -> ShownMistake? {
        let workbook = try StandIn()
        try workbook.write(Self.mistakes, to: "Exercises/Variants/Chapter4/Signals.swift")
        try workbook.write(lessons, to: "Exercises/Lessons/Chapter4/Signals.md")
        return ShownMistake(to: try workbook.exercise("4.3.2"), in: workbook.folder)
    }

    @Test func `It has its code, and what its test said`() throws {
        let mistake = try #require(try mistake(Self.lessons))
        #expect(mistake.name == "lets 5 through" && mistake.lesson == "wind   --5--|\nyours  --5--|")
        #expect(mistake.code.contains("wind.filter { $0 >= 5 }") && !mistake.code.contains("<="))
    }

    @Test(
        "None is shown where none is named, or none of this name exists",
        arguments: [
            "", "## 4.3.1\n\nMistake: lets 5 through\n\n    7\n", "## 4.3.2\n\nMistake: sends 5\n\n    7\n",
            "## 4.3.2\n",
        ])
    func none(_ lessons: String) throws { #expect(try mistake(lessons) == nil) }

    @Test func `After a pass it stands below the right answers`() throws {
        let workbook = try StandIn()
        try workbook.write(Self.mistakes, to: "Exercises/Variants/Chapter4/Signals.swift")
        try workbook.write(Self.lessons, to: "Exercises/Lessons/Chapter4/Signals.md")
        let answer = try workbook.answer(to: "4.3.2")
        let others = ComparedAnswer.all(to: answer.exercise, in: workbook.folder)
        let comparison = AnswerComparison(answer: answer, others, width: 60)
        #expect(
            comparison.lines(withYours: false).map(\.plain).suffix(9) == [
                "Another answer: what is wrong with it?",
                "    public func strongWinds(_ wind: Signal<Int>)",
                "        -> Signal<Int> {", "        wind.filter { $0 >= 5 }", "    }", "",
                "It lets 5 through. Its author was told:", "    wind   --5--|", "    yours  --5--|",
            ])
    }
}
