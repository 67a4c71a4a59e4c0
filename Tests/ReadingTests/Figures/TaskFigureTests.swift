import Testing

@testable import Reading

struct TaskFigureTests {
    @Test func `A figure of a task has no ruler`() throws {
        let lines = ["calls    -a-b-c------d--|", "at 6           (^bc)-d--|", "in two    --(ad|)"]
        let figure = try #require(TaskFigure(Array(lines.prefix(2)))).figure
        #expect(figure.lines.map(\.label) == ["calls", "at 6"])
        #expect(figure.lines[1].moments.map(\.column) == [6, 12, 15])
        #expect(figure.lines[1].moments[0].marks.map(\.text) == ["^", "b", "c"])
        #expect(TaskFigure([lines[2]])?.figure.lines[0].moments.map(\.column) == [2])
    }

    @Test(
        "what could be read in two ways is no figure",
        arguments: [
            "answer    --a|    --X", "status    --200--|", "heavyLetters([1])    [25]", "let a = b  // --|",
            "just words here",
            "wind --3|", "days    7 of them",
        ])
    func ambiguous(_ line: String) {
        #expect(TaskFigure([line]) == nil)
    }
}
