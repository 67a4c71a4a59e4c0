import Book

@testable import Narration

struct SourceLinesTests {
    private func source(
        _ code: String, file: String = "Weather.swift", in style: OutputStyle
    ) -> [StyledLine] {
        let excerpt = Excerpt(of: "{\n\(code)\n}", file: file, line: 1, column: 1)
        return excerpt.map { Page(style: style).source($0) } ?? []
    }

    @Test(arguments: [
        (
            "the place is at the right of the first line", "let wind = 7\n\nprint(wind)", "Weather.swift", 40,
            """
                 let wind = 7       Weather.swift:2

                 print(wind)
            """
        ),
        (
            "it stands above a long first line", "let wind = [3, 7, 9]", "Weather.swift", 40,
            """
                                    Weather.swift:2
                 let wind = [3, 7, 9]
            """
        ),
        (
            "a long place stays in one piece where the page has room for it", "print(wind)",
            "Chapters/Chapter4/Weather.swift", 36,
            """
              Chapters/Chapter4/Weather.swift:2
                 print(wind)
            """
        ),
        (
            "on a narrow page a line is folded four columns further in",
            "if windy {\n    print(\"window:\", wind, beaufort)\n}", "Weather.swift", 36,
            """
                 if windy {     Weather.swift:2
                     print("window:", wind,
                         beaufort)
                 }
            """
        ),
    ])
    func plain(what: String, code: String, file: String, width: Int, text: String) {
        expect(source(code, file: file, in: OutputStyle(width: width)), read: text)
    }

    @Test func inColourWordsHaveTheirs() {
        let style = OutputStyle(width: 36, colours: .ansi16)
        let lines = source("let wind = \"7 knots\" // strong", file: "W.swift", in: style)
            .map { $0.text(in: style) }
        #expect(lines.count == 2 && lines[0].hasSuffix(style.styled("W.swift:2", as: .dim)))
        let keyword = style.styled("let", as: Style(.magenta))
        let literal = style.styled("\"7 knots\"", as: Style(.green))
        #expect(lines[1] == "     \(keyword) wind = \(literal) " + style.styled("// strong", as: .dim))
    }

    @Test(arguments: [12, 20, 30, 60]) func coloursChangeNoText(_ width: Int) {
        let code = "if windy {\n    print(\"window:\", wind, beaufort)  // at the window\n}"
        let coloured = source(code, in: OutputStyle(width: width, colours: .ansi16))
        let plain = source(code, in: OutputStyle(width: width))
        #expect(coloured.map(\.plain) == plain.map(\.plain))
    }
}
