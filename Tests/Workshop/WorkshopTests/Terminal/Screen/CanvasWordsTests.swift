import Terminal
import Testing

@Suite("Fields and wrapped words on a canvas") struct CanvasWordsTests {
    @Test(
        "a field shows the end of a text that is longer, and the cursor after it",
        arguments: [("", "", 2), ("ada", "  ada", 5), ("adalo", "  dalo", 6), ("热信号", "  信号", 6)])
    func field(_ text: String, _ shown: String, _ cursor: Int) {
        var canvas = Canvas(size: Size(columns: 10, rows: 3))
        canvas.writeField(text, row: 1, column: 2, width: 5, .plain, hasCursor: true)
        #expect(canvas.text(row: 1) == shown)
        #expect(canvas.cursor == Position(row: 1, column: cursor))
    }

    @Test func `a field without the focus does not move the cursor, and takes its whole width`() {
        var canvas = Canvas(size: Size(columns: 10, rows: 3))
        canvas.writeField("ada", row: 1, column: 2, width: 5, Style(nil, .underline), hasCursor: false)
        #expect(canvas.cursor == nil)
        let underlined = (0..<10).filter { canvas[1, $0].style == Style(nil, .underline) }
        #expect(underlined == [2, 3, 4, 5, 6])
    }

    @Test func `words are wrapped between the margins, and the row after them is returned`() {
        var canvas = Canvas(size: Size(columns: 12, rows: 5))
        let next = canvas.writeWrapped("the words of an error", row: 1)
        #expect((1...3).map { canvas.text(row: $0) } == [" the words", " of an", " error"] && next == 4)
        #expect(canvas.writeWrapped("unbreakable", row: 4) == 5 && canvas.writeWrapped("", row: 0) == 1)
    }
}
