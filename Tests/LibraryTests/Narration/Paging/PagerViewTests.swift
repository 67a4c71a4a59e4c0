import Book

@testable import Narration

/// The screen of a text that is longer than the window.
struct PagerViewTests {
    private static let letter = Section(BookSection("9.2", "A letter", name: "letter", pages: [:])) { _ in }

    private func canvas(columns: Int = 80, before next: Section? = letter, after keys: [Key] = []) -> Canvas {
        var pager = Pager()
        pager.layOut((1...25).map { StyledLine("冷 Line \($0)", .bold) }, rows: 9)
        for key in keys { pager.take(key) }
        var canvas = Canvas(size: Size(columns: columns, rows: 10))
        PagerView(pager: pager, next: next).draw(on: &canvas)
        return canvas
    }

    private func footer(columns: Int = 80, before next: Section? = letter, after keys: Key...) -> String {
        canvas(columns: columns, before: next, after: keys).text(row: 9)
    }

    @Test func `The lines are shown unchanged, with the position below them`() {
        let canvas = canvas()
        #expect(canvas.text(row: 0) == "冷 Line 1" && canvas.text(row: 8) == "冷 Line 9")
        #expect(canvas[0, 3].style == .bold && canvas.cursor == nil)
        #expect(
            footer() == " 9 of 25 lines · space turns the page, b turns back · q leaves · ? all keys")
    }

    @Test(arguments: [20, 30, 50, 60, 70]) func `A narrow window still names q`(columns: Int) {
        for keys in [[], [Key.end]] {
            for next in [Self.letter, nil] {
                let footer = canvas(columns: columns, before: next, after: keys).text(row: 9)
                #expect(footer.contains("q leaves"), "\(columns): \(footer)")
            }
        }
    }

    @Test func `At the end it names the next section`() {
        #expect(footer(after: .end) == " Enter goes on with 9.2 A letter · q leaves · ? all keys")
        #expect(footer(before: nil, after: .end) == " the end · b turns back · q leaves · ? all keys")
    }

    @Test func `A match is highlighted as it is written, whatever its case`() {
        let canvas = canvas(after: "/line 7".map(Key.character) + [.enter])
        #expect(canvas.text(row: 0) == "冷 Line 7" && canvas[0, 3].style == Style(nil, .reversed))
        #expect(canvas[0, 0].style == .bold && canvas[1, 3].style == .bold)
    }

    @Test func `The typed query is shown below, with the cursor after it`() {
        let canvas = canvas(after: "/ice".map(Key.character))
        #expect(canvas.text(row: 9) == " /ice" && canvas.cursor == Position(row: 9, column: 5))
    }

    @Test func `A query without a match is reported`() {
        let keys = "/ice".map(Key.character) + [.enter]
        let (wide, narrow) = (canvas(after: keys), canvas(columns: 30, after: keys))
        #expect(wide.text(row: 9) == " “ice” is not in this section · / searches again")
        #expect(narrow.text(row: 9) == " It is not in this section.")
    }
}
