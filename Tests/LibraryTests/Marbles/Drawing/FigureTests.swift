import FRP
import Testing

import Marbles
@testable import Lessons

/// A picture as data: the same columns as its text.
struct FigureTests {
    private func timeline(_ label: String, _ marbles: String) throws -> Timeline {
        Timeline(label, try Diagram<String>(marbles))
    }

    @Test func `Each event has its column, its second, and the text that is drawn`() throws {
        let figure = Picture(try timeline("wind", "--3--(45)-|"), try timeline("late", "   ^-5-!")).figure()
        let wind = try #require(figure.lines.first)
        #expect(wind.label == "wind" && wind.columns == 0...10)
        #expect(wind.moments.map(\.column) == [2, 5, 10] && wind.moments.map(\.seconds) == [2, 5, 10])
        #expect(wind.moments[1].marks == [.init(kind: .value, text: "4"), .init(kind: .value, text: "5")])
        #expect(wind.moments[2].marks.map(\.kind) == [.completed])
        let late = figure.lines[1]
        #expect(late.columns == 3...7)
        #expect(late.moments.map { $0.marks[0].kind } == [.subscribed, .value, .disposed])
    }

    @Test(arguments: [
        "--3--7--9--|", "-a-(bc)--X", "--'18'--'21'-|", "--1\(String(repeating: "-", count: 90))2|",
    ]) func `Each column of a line is the same as in the text`(_ marbles: String) throws {
        let figure = Picture(try timeline("", marbles)).figure()
        let drawn = Array(figure.text[0])
        let label = drawn.count - figure.width
        for moment in try #require(figure.lines.first).moments where moment.marks.count == 1 {
            #expect(String(drawn[label + moment.column]) == moment.marks[0].text)
        }
        for cut in figure.cuts { #expect(drawn[label + cut] == "…") }
    }

    @Test func `The ruler and the legend are data too`() throws {
        let figure = Picture(try timeline("wind", "--'18'--7|")).figure()
        #expect(figure.seconds.prefix(4) == [0, 1, 2, 3] && figure.seconds.count == figure.width)
        #expect(figure.legend == [.init(letter: "a", meaning: "18")])
        #expect(figure.lines[0].moments[0].marks == [.init(kind: .value, text: "a")])
        #expect(figure.text == Picture(try timeline("wind", "--'18'--7|")).lines)
    }
}
