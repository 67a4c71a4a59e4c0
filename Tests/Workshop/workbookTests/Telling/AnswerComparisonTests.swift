import Terminal
import Testing

@testable import Coursework
@testable import workbook

struct AnswerComparisonTests {
    @Test func `Your answer is above ours, without the task`() throws {
        let workbook = try StandIn(isFilled: true)
        let answer = try workbook.answer(to: "4.3.2")
        let comparison = AnswerComparison(
            answer: answer, others: ComparedAnswer.all(to: answer.exercise, in: workbook.folder), width: 80)
        #expect(
            comparison.lines(withYours: true).map(\.plain) == [
                "", "Your answer",
                "    public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {", "        wind", "    }",
                "", "Ours", "Exercise 4.3.2 · Let only the strong winds through.",
                "    public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {",
                "        wind.filter { $0 > 5 }", "    }",
            ])
        #expect(!comparison.lines(withYours: false).map(\.plain).contains("Your answer"))
    }

    @Test func `An answer that equals ours is shown once`() throws {
        let workbook = try StandIn()
        try workbook.fill(with: "wind.filter { $0 > 5 }")
        let answer = try workbook.answer(to: "4.3.2")
        let others = ComparedAnswer.all(to: answer.exercise, in: workbook.folder)
        let lines = AnswerComparison(answer: answer, others: others, width: 80).lines(withYours: true).map(
            \.plain)
        #expect(lines.contains("Your answer is the same as ours") && !lines.contains("Ours"))
        #expect(lines.count { $0.contains("wind.filter") } == 1)
    }

    @Test func `Code has the colours of a section; code in a sentence has a colour instead of backticks`() {
        let line = CodeLines.of(["let wind = 5"], width: 80)[0]
        #expect(line.spans.map(\.style).contains(Style(.magenta)) && line.plain == "    let wind = 5")
        let prose = [
            StyledLine("Pass on `wind` and `the"), StyledLine("rest`. Ready."), StyledLine("    `as it is`"),
        ]
        #expect(prose.withCode.map(\.plain) == ["Pass on wind and the", "rest. Ready.", "    `as it is`"])
        #expect(prose.withCode[1].spans.map(\.style) == [Style(.cyan), .plain])
    }

    @Test func `Explanations fill the width; code in them keeps its lines`() throws {
        let workbook = try StandIn()
        let solution = """
            /// A filter passes on what its closure says true to,
            /// and nothing else.
            ///
            ///     wind  --3--7--|
            ///
            /// That is all.
            public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> { wind.filter { $0 > 5 } }
            """
        try workbook.write(solution, to: "Exercises/Solutions/Chapter4/Signals.swift")
        let answer = try workbook.answer(to: "4.3.2")
        let others = ComparedAnswer.all(to: answer.exercise, in: workbook.folder)
        let lines = AnswerComparison(answer: answer, others: others, width: 50).lines(withYours: false).map(
            \.plain)
        #expect(lines.contains("A filter passes on what its closure says true to,"))
        #expect(lines.contains("and nothing else."))
        #expect(lines.contains { $0.hasSuffix("    wind  --3--7--|") } && lines.allSatisfy { $0.count <= 50 })
    }
}
