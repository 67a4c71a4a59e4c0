import Book
import Lessons
import Testing

@testable import reader

struct DrawingTests {
    private func mark(_ kind: Figure.Mark.Kind, _ text: String) -> Figure.Mark {
        .init(kind: kind, text: text)
    }

    /// A moment in the column of its second.
    private func moment(_ second: Int, _ marks: Figure.Mark...) -> Figure.Moment {
        .init(column: second, seconds: Double(second), marks: marks)
    }

    private func figure(_ moments: [Figure.Moment], width: Int = 10, cuts: [Int] = []) -> Figure {
        Figure(
            lines: [.init(label: "wind", columns: 0...(width - 1), moments: moments)], width: width,
            seconds: (0..<width).map { $0 }, cuts: cuts, legend: [.init(letter: "a", meaning: "18°")],
            text: ["wind  …"])
    }

    private func markup(_ figure: Figure, sources: [SourceLine?] = []) throws -> Markup {
        try Markup(Drawing(figure, sources: sources, style: FigureStyle(of: [figure])).html)
    }

    @Test func `A mark is drawn in its column`() throws {
        let markup = try markup(figure([moment(2, mark(.value, "3")), moment(9, mark(.completed, "|"))]))
        let svg = try #require(markup.all("svg").first)
        let left = try #require(svg.attributes["data-left"].flatMap(Int.init))
        let unit = try #require(svg.attributes["data-unit"].flatMap(Int.init))
        let marks = markup.all("g", class: "mark")
        #expect(marks.map { $0.attributes["data-column"] } == ["2", "9"])
        let places = marks.compactMap { $0.attributes["transform"] }
        #expect(places[0].hasPrefix("translate(\(left + 2 * unit) "))
        #expect(places[1].hasPrefix("translate(\(left + 9 * unit) "))
        #expect(marks[0].text == "3" && marks[1].has(class: "completed"))
    }

    @Test func `Values of one moment are stacked, and a completion is behind them`() throws {
        let markup = try markup(
            figure([moment(2, mark(.value, "3"), mark(.value, "4"), mark(.completed, "|"))]))
        let marks = markup.all("g", class: "mark")
        #expect(marks.map { $0.attributes["data-text"] } == ["|", "3", "4"])
        #expect(Set(marks.map { $0.attributes["data-column"] }) == ["2"])
        let places = marks.compactMap { $0.attributes["transform"]?.split(separator: " ") }
        #expect(Set(places.map { $0[0] }).count == 1 && Set(places.map { $0[1] }).count == 3)
    }

    @Test func `The columns of brackets in the text take no room in the drawing`() throws {
        let moments = [
            moment(2, mark(.value, "3"), mark(.value, "4")),
            Figure.Moment(column: 6, seconds: 3, marks: [mark(.completed, "|")]),
        ]
        let text = Figure(
            lines: [.init(label: "wind", columns: 0...6, moments: moments)], width: 7,
            seconds: [0, 1, 2, nil, nil, nil, 3],
            cuts: [], legend: [], text: [])
        let drawn = text.forDrawing([nil])
        #expect(
            drawn.width == 4 && drawn.seconds == [0, 1, 2, 3]
                && drawn.lines[0].moments.map(\.column) == [2, 3])
        #expect(drawn.lines[0].columns == 0...3)
    }

    @Test func `For screen readers, a figure has a description in words`() throws {
        let figure = figure([
            moment(2, mark(.value, "a")),
            .init(column: 3, seconds: 3.5, marks: [mark(.error, "X")]),
        ])
        let svg = try #require(try markup(figure).all("svg").first)
        #expect(svg.attributes["aria-label"] == "wind: 18° at 2, an error at 3.5.")
        #expect(svg.attributes["role"] == "img")
        #expect(self.figure([]).words == "wind: nothing.")
    }

    @Test func `Equal values have equal colours; a seventh value gets the first colour again`() {
        let marks = "3435678934".map { mark(.value, String($0)) }
        let style = FigureStyle(of: [figure([.init(column: 0, seconds: 0, marks: marks)])])
        #expect("34567893".map { style.colour(of: String($0)) } == [1, 2, 3, 4, 5, 6, 1, 1])
    }

    @Test func `Quiet time that was left out is marked`() throws {
        #expect(try markup(figure([], cuts: [4])).all("text", class: "cut").map(\.text) == ["…"])
    }

    @Test func `A line that shows a source has the attributes to rewrite its diagram`() throws {
        let moments = [
            moment(2, mark(.value, "3")), moment(5, mark(.value, "'\"'"), mark(.completed, "|")),
        ]
        var example = ExampleData(number: 3)
        example.sources = [
            SourceData(marbles: "--3|", current: "--3--('\"'|)", moments: moments)
        ]
        let sources = SourceLine.all(of: example)
        let figure = figure(moments)
        #expect(figure.lines(showing: sources).map { $0?.place } == ["3.1"])
        let line = try #require(try markup(figure, sources: sources).all("g", class: "line").first)
        #expect(line.attributes["data-source"] == "3.1" && line.attributes["data-text"] == "--3|")
        #expect(line.attributes["data-moments"] == #"[[2,["3"]],[5,["'\"'","|"]]]"#)
        #expect(self.figure([]).lines(showing: sources).map { $0?.place } == [nil])
    }
}
