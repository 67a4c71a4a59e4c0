import Harness
import Pixmap
import Terminal
import Testing
import Trials
import Views

@Suite struct PixmapDrawingTests {
    /// Red and green above blue and white.
    private let flag = Pixmap(width: 2, height: 2, bytes: [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255])

    private func drawn(
        _ picture: Pixmap?, in area: Size, on size: Size, row: Int = 0, column: Int = 0,
        _ colours: ColourSupport = .trueColour
    ) throws -> Canvas {
        var canvas = Canvas(size: size)
        canvas.fill(row: 0, column: 0, size, with: "·")
        try canvas.draw(#require(picture), row: row, column: column, area, colours: colours)
        return canvas
    }

    private func text(_ canvas: Canvas) -> [String] { (0..<canvas.size.rows).map(canvas.text(row:)) }

    private func cells(_ columns: Int, _ rows: Int) -> Size { Size(columns: columns, rows: rows) }

    @Test func `A cell holds two pixels, one above the other`() throws {
        let canvas = try drawn(flag, in: cells(2, 1), on: cells(2, 1))
        #expect(canvas[0, 0] == Cell("▀", Style(.rgb(255, 0, 0), on: .rgb(0, 0, 255))))
        #expect(canvas[0, 1] == Cell("▀", Style(.rgb(0, 255, 0), on: .rgb(255, 255, 255))))
    }

    @Test func `The lower half of the last cell is the terminal's own background if the rows are odd`() throws
    {
        let picture = Pixmap(width: 1, height: 3, filledWith: Pixel(9, 8, 7))
        let canvas = try drawn(picture, in: cells(1, 2), on: cells(1, 2))
        #expect(canvas[0, 0] == Cell("▀", Style(.rgb(9, 8, 7), on: .rgb(9, 8, 7))))
        #expect(canvas[1, 0] == Cell("▀", Style(.rgb(9, 8, 7))))
    }

    @Test(
        "A picture is in the middle of its area, and keeps its shape",
        arguments: [
            (3, 1, 8, 3, ["▀▀▀▀▀▀▀▀", "▀▀▀▀▀▀▀▀", "········"]), (1, 2, 8, 2, ["···▀▀···", "···▀▀···"]),
            (2, 2, 5, 2, ["▀▀▀▀·", "▀▀▀▀·"]), (4, 2, 4, 4, ["····", "▀▀▀▀", "····", "····"]),
        ] as [(Int, Int, Int, Int, [String])]
    )
    func placing(width: Int, height: Int, columns: Int, rows: Int, expected: [String]) throws {
        let picture = Pixmap(width: width, height: height)
        let size = cells(columns, rows)
        #expect(try text(drawn(picture, in: size, on: size)) == expected)
    }

    @Test func `A picture is cut off outside of the canvas`() throws {
        let canvas = try drawn(flag, in: cells(4, 2), on: cells(4, 2), row: -1, column: 2)
        #expect(text(canvas) == ["··▀▀", "····"])
        #expect(canvas[0, 2].style == Style(.rgb(0, 0, 255), on: .rgb(0, 0, 255)))
    }

    @Test(
        "Without pixels or without room nothing is drawn",
        arguments: [
            (0, 0, 3, 1), (4, 0, 3, 1), (4, 4, 0, 1), (4, 4, 3, 0), (4, 4, -3, -1), (4, 4, .min, .min),
        ]
    )
    func nothing(width: Int, height: Int, columns: Int, rows: Int) throws {
        for colours in ColourSupport.allCases {
            let canvas = try drawn(
                Pixmap(width: width, height: height), in: cells(columns, rows), on: cells(3, 1), colours
            )
            #expect(text(canvas) == ["···"])
        }
    }

    @Test("Only colours that the terminal has are used", arguments: ColourSupport.allCases)
    func support(colours: ColourSupport) throws {
        var dice = Dice()
        let bytes = (0..<3 * 60 * 40).map { _ in UInt8.random(in: 0...255, using: &dice) }
        let picture = Pixmap(width: 60, height: 40, bytes: bytes)
        let canvas = try drawn(picture, in: cells(30, 10), on: cells(30, 10), colours)
        for colour in canvas.colours.compactMap(\.self) {
            #expect(colour.degraded(to: colours) == colour)
        }
    }

    @Test func `Without colours, characters show light and dark`() throws {
        let halves = Pixmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 255, 255])
        let canvas = try drawn(halves, in: cells(6, 3), on: cells(7, 4), row: 1, column: 1, .none)
        #expect(text(canvas) == ["·······", "·   @@@", "·   @@@", "·······"])
        #expect(canvas[1, 4].style == .plain)
    }
}

extension Canvas {
    /// Two for each cell: the colour of its character, and its background.
    var colours: [Colour?] {
        let places = (0..<size.rows).flatMap { row in (0..<size.columns).map { (row, $0) } }
        return places.flatMap { row, column -> [Colour?] in
            let style = self[row, column].style
            return [style.foreground, style.background]
        }
    }
}
