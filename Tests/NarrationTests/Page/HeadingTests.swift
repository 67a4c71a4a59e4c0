@testable import Narration

struct HeadingTests {
    private func heading(_ width: Int, place: String? = "chapter4/hot_and_cold_signals · 热信号与冷信号")
        -> [StyledLine]
    {
        Page(style: OutputStyle(width: width))
            .heading(number: "4.8", title: "Hot and cold signals", place: place, rule: "─")
    }

    @Test func thePlaceInTheBookIsAtTheRight() {
        expect(
            heading(80),
            read: """
                 4.8  Hot and cold signals       chapter4/hot_and_cold_signals · 热信号与冷信号
                 ──────────────────────────────────────────────────────────────────────────────
                """)
    }

    @Test func thePlaceHasItsOwnLineWhereOneIsTooShort() {
        expect(
            heading(60),
            read: """
                 4.8  Hot and cold signals
                      chapter4/hot_and_cold_signals · 热信号与冷信号
                 ──────────────────────────────────────────────────────────
                """)
    }

    @Test func everythingIsFoldedOnANarrowPage() {
        expect(
            heading(22),
            read: """
                 4.8  Hot and cold
                      signals
                      chapter4/hot_an
                      d_cold_signals
                      ·
                      热信号与冷信号
                 ────────────────────
                """)
    }

    @Test(arguments: [nil, ""]) func withoutAPlaceThereIsOnlyTheTitle(place: String?) {
        #expect(heading(30, place: place).first?.plain == " 4.8  Hot and cold signals")
    }
}
