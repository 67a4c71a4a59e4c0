import Terminal
import Testing

@Suite struct CanvasTests {
    private func canvas(_ columns: Int = 8, _ rows: Int = 1) -> Canvas {
        Canvas(size: Size(columns: columns, rows: rows))
    }

    @Test(
        "Text is cut off at the edge of the canvas",
        arguments: [
            ("hot", 2, "  hot"), ("temperature", 2, "  temper"), ("cold", -2, "ld"), ("hot", 8, ""),
            ("热", 0, "热"), ("热信", 5, "     热"), ("热信", -1, " 信"), ("a\nb\u{1B}c\td", 0, "abcd"),
        ])
    func writing(text: String, column: Int, line: String) {
        var canvas = canvas()
        canvas.write(text, row: 0, column: column)
        #expect(canvas.text(row: 0) == line)
    }

    @Test func `Writing returns the column after the text`() {
        var canvas = canvas()
        #expect(canvas.write("热a", row: 0, column: 1) == 4)
        #expect(canvas.write("outside", row: 5, column: 1) == 8)
    }

    @Test(arguments: [(0, "x 流信"), (1, " x流信"), (2, "热x 信"), (3, "热 x信")])
    func `A wide character disappears if one of its halves is overwritten`(column: Int, line: String) {
        var canvas = canvas()
        canvas.write("热流信", row: 0, column: 0)
        canvas.write("x", row: 0, column: column)
        #expect(canvas.text(row: 0) == line)
    }

    @Test func `A wide character over two others leaves a space on each side`() {
        var canvas = canvas()
        canvas.write("热流", row: 0, column: 0)
        canvas.write("信", row: 0, column: 1)
        #expect(canvas.text(row: 0) == " 信")
        #expect(canvas[0, 1] == Cell("信") && canvas[0, 2] == Cell(nil) && canvas[0, 3] == .blank)
    }

    @Test(
        "Only the part of an area that is on the canvas is filled",
        arguments: [
            (0, 1, 2, 1, ["·██·", "····"]), (-1, -1, 3, 3, ["██··", "██··"]), (1, 3, 9, 9, ["····", "···█"]),
            (0, 0, 0, 2, ["····", "····"]), (7, 7, 1, 1, ["····", "····"]), (0, 2, -2, -2, ["····", "····"]),
        ])
    func filling(row: Int, column: Int, columns: Int, rows: Int, lines: [String]) {
        var canvas = canvas(4, 2)
        canvas.fill(row: 0, column: 0, canvas.size, with: "·")
        canvas.fill(row: row, column: column, Size(columns: columns, rows: rows), with: "█", Style(.red))
        #expect([canvas.text(row: 0), canvas.text(row: 1)] == lines)
    }

    @Test func `Everything outside is blank, and a size below zero is zero`() {
        let canvas = canvas(-3, 2)
        #expect(canvas.size == Size(columns: 0, rows: 2) && canvas[0, 0] == .blank && canvas[-1, 9] == .blank)
    }
}
