import Terminal
import Testing

@testable import Narration

struct SourceLinesTests {
    private func source(_ code: String, file: String = "Weather.swift", width: Int) -> [String] {
        let excerpt = Excerpt(of: "{\n\(code)\n}", file: file, line: 1, column: 1)
        return excerpt.map { Page(style: OutputStyle(width: width)).source($0) } ?? []
    }

    @Test func thePlaceIsAtTheRightOfTheFirstLine() {
        expect(
            source("let wind = 7\n\nprint(wind)", width: 40),
            read: """
                     let wind = 7       Weather.swift:2

                     print(wind)
                """
        )
    }

    @Test func thePlaceStandsAboveALongFirstLine() {
        expect(
            source("let wind = [3, 7, 9]", width: 40),
            read: """
                                        Weather.swift:2
                     let wind = [3, 7, 9]
                """
        )
    }

    @Test func aLongPlaceStaysInOnePieceWhereThePageHasRoomForIt() {
        expect(
            source("print(wind)", file: "Chapters/Chapter4/Weather.swift", width: 36),
            read: """
                  Chapters/Chapter4/Weather.swift:2
                     print(wind)
                """
        )
    }

    @Test func onANarrowPageALineIsFoldedFourColumnsFurtherIn() {
        expect(
            source("if windy {\n    print(\"window:\", wind, beaufort)\n}", width: 36),
            read: """
                     if windy {     Weather.swift:2
                         print("window:", wind,
                             beaufort)
                     }
                """
        )
    }
}
