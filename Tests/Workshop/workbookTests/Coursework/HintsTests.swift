import Testing

@testable import Coursework

struct HintsTests {
    @Test func `Hints are the numbered paragraphs under the exercise's heading`() throws {
        let text =
            "# Signals\n\n## 4.3.2\n\n1. One thing,\n   and more of it.\n2. Another.\n\n## 4.3.10\n\n1. Not this.\n"
        let id = try #require(ExerciseID("4.3.2"))
        #expect(Hints.hints(to: id, in: text) == ["One thing, and more of it.", "Another."])
    }

    @Test func `A solution is what the exercise declares, with its explanation`() throws {
        let workbook = try StandIn()
        let solution = try #require(SolutionText.of(try workbook.exercise("4.3.2"), in: workbook.folder))
        #expect(solution.contains("wind.filter { $0 > 5 }") && !solution.contains("gusts"))
        try workbook.remove("Exercises/Solutions")
        #expect(SolutionText.of(try workbook.exercise("4.3.2"), in: workbook.folder) == nil)
    }
}
