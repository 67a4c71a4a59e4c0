import Lessons
import Testing

@testable import reader

struct TaskFigureTests {
    @Test func `A figure of a task has no ruler`() throws {
        let lines = ["calls    -a-b-c------d--|", "at 6           (^bc)-d--|", "in two    --(ad|)"]
        let figure = try #require(Figure(ofTask: Array(lines.prefix(2))))
        #expect(figure.lines.map(\.label) == ["calls", "at 6"])
        #expect(figure.lines[1].moments.map(\.column) == [6, 12, 15])
        #expect(figure.lines[1].moments[0].marks.map(\.text) == ["^", "b", "c"])
        #expect(Figure(ofTask: [lines[2]])?.lines[0].moments.map(\.column) == [2])
    }

    @Test func `All signs of a diagram are parsed`() throws {
        let line = try #require(Figure(ofTask: ["calls  ^-a-'b c'--(dX)--!"])).lines[0]
        #expect(line.columns == 0...17 && line.moments.map(\.column) == [0, 2, 4, 11, 17])
        let marks = line.moments.flatMap(\.marks)
        #expect(marks.map(\.text) == ["^", "a", "'b c'", "d", "X", "!"])
        #expect(marks.map(\.kind) == [.subscribed, .value, .value, .value, .error, .disposed])
    }

    @Test(
        "an ambiguous text is no figure",
        arguments: [
            "answer    --a|    --X", "status    --200--|", "parcelLabels([1])    [25]", "let a = b  // --|",
            "just words here",
            "wind --3|", "days    7 of them",
        ])
    func ambiguous(_ line: String) {
        #expect(Figure(ofTask: [line]) == nil)
    }
}
