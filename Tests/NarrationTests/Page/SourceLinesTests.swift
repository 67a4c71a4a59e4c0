import Manuscript

@testable import Narration

struct SourceLinesTests {
    private func source(_ code: String, file: String = "Weather.swift", width: Int) -> [StyledLine] {
        let excerpt = Excerpt(of: "{\n\(code)\n}", file: file, line: 1, column: 1)
        return excerpt.map { Page(style: OutputStyle(width: width)).source($0) } ?? []
    }

    @Test func thePlaceIsAtTheRightOfTheFirstLine() {
        expect(
            source("let wind = 7\n\nprint(wind)", width: 40),
            read: """
                     let wind = 7       Weather.swift:2

                     print(wind)
                """)
    }

    @Test func thePlaceStandsAboveALongFirstLine() {
        expect(
            source("let wind = [3, 7, 9]", width: 40),
            read: """
                                        Weather.swift:2
                     let wind = [3, 7, 9]
                """)
    }

    @Test func aLongPlaceStaysInOnePieceWhereThePageHasRoomForIt() {
        expect(
            source("print(wind)", file: "Chapters/Chapter4/Weather.swift", width: 36),
            read: """
                  Chapters/Chapter4/Weather.swift:2
                     print(wind)
                """)
    }

    @Test func onANarrowPageALineIsFoldedFourColumnsFurtherIn() {
        expect(
            source("if windy {\n    print(\"window:\", wind, beaufort)\n}", width: 36),
            read: """
                     if windy {     Weather.swift:2
                         print("window:", wind,
                             beaufort)
                     }
                """)
    }

    @Test func inColourWordsHaveTheirs() {
        let excerpt = Excerpt(
            of: "{\nlet wind = \"7 knots\" // strong\n}", file: "W.swift", line: 1, column: 1)
        let style = OutputStyle(width: 36, colours: .ansi16)
        let lines = (excerpt.map { Page(style: style).source($0) } ?? []).map { $0.text(in: style) }
        #expect(lines.count == 2 && lines[0].hasSuffix(style.styled("W.swift:2", as: .dim)))
        let keyword = style.styled("let", as: Style(.magenta))
        let literal = style.styled("\"7 knots\"", as: Style(.green))
        #expect(lines[1] == "     \(keyword) wind = \(literal) " + style.styled("// strong", as: .dim))
    }

    @Test(arguments: [12, 20, 30, 60]) func coloursChangeNoText(_ width: Int) {
        let code = "if windy {\n    print(\"window:\", wind, beaufort)  // at the window\n}"
        let excerpt = Excerpt(of: "{\n\(code)\n}", file: "Weather.swift", line: 1, column: 1)
        let coloured =
            excerpt.map { Page(style: OutputStyle(width: width, colours: .ansi16)).source($0) } ?? []
        #expect(coloured.map(\.plain) == source(code, width: width).map(\.plain))
    }
}
