import Terminal
import Testing

struct StyledLineTests {
    private let line = StyledLine("冷 ") + StyledLine("cold", .bold) + StyledLine("", .dim)

    @Test func `The parts of a line make one text, each with its style; an empty part is dropped`() {
        #expect(line.plain == "冷 cold" && line.spans.map(\.style) == [.plain, .bold])
        #expect(line.text(in: .plain) == "冷 cold")
        #expect(line.text(in: OutputStyle(colours: .ansi16)) == "冷 \u{1B}[0;1mcold\u{1B}[0m")
    }

    @Test func `On a canvas a line takes the columns of its width`() {
        var canvas = Canvas(size: Size(columns: 10, rows: 1))
        #expect(canvas.write(line, row: 0, column: 1) == 8)
        #expect(canvas.text(row: 0) == " 冷 cold" && canvas[0, 4].style == .bold)
    }
}
