@testable import Narration

struct ListingTests {
    private let chapter = SampleSections.chapter

    @Test func theListHasNumberNameAndTitle() {
        expect(
            chapter.list(chapter.sections, width: 80),
            read: """
                4.8   two-askers  Two askers
                4.9   field       A field
                4.10  long-line   A long line
                """)
    }

    @Test func theHelpHasEverythingThatCanBeTyped() {
        expect(
            chapter.help(width: 80),
            read: """
                Chapter 4: ReactiveCocoa

                  swift run chapter4              the whole chapter
                  swift run chapter4 long-line    one section, or several, by name …
                  swift run chapter4 4.10         … or by number; 10 does too
                  swift run chapter4 --list       the sections
                  swift run chapter4 --json       what is told, as data: for a program
                  swift run chapter4 play         the form, live
                  swift run chapter4 play search  the search, live
                  swift run chapter4 --help       this

                In a terminal space turns the page, Enter goes on, q leaves; ? shows all keys.
                A section that is asked for alone reads piped standard input as typed lines.
                --marbles wind='--3--|' gives the source `wind` another diagram.
                NO_COLOR=1 turns colours off.
                """)
    }

    @Test(arguments: [20, 40, 80]) func nothingIsWiderThanThePage(width: Int) {
        let lines = chapter.list(chapter.sections, width: width) + chapter.help(width: width)
        #expect(lines.allSatisfy { $0.displayWidth <= width })
    }
}
