import Book
import Foundation

@testable import Narration

extension RunningExamples {
    struct SectionTests {
        @Test func aSectionTellsItself() {
            expect(
                SampleSections.weather.render().lines,
                read: """
                     4.8  Two askers                                               chapter4/weather
                     ──────────────────────────────────────────────────────────────────────────────
                     A cold signal is a recipe.

                                               Tests/LibraryTests/Narration/SampleSections.swift:13
                         let ask = { (place: String) in
                             print("asking the weather station")
                             print("\\(place): 18°")
                         }

                         ask("window")  // }
                         ask("garden")

                       ▸ asking the weather station
                       ▸ window: 18°
                       ▸ asking the weather station
                       ▸ garden: 18°

                     Two askers, two questions.

                         window  --a--b--|
                         garden     ^--a--b--|

                     Rx says the same.

                     Try it: exercise 4.8.1, Exercises/Chapter4/TwoAskers.swift
                    """)
        }

        @Test func `The heading has each page of the book that belongs to the section`() {
            let entry = BookSection("4.8", "Askers", pages: ["askers": "问", "more_askers": "再问"])
            let section = Section(entry) { tell in tell.prose("Two questions.") }
            expect(
                section.render().lines,
                read: """
                     4.8  Askers                                                    chapter4/askers
                                                                             + chapter4/more_askers
                     ──────────────────────────────────────────────────────────────────────────────
                     Two questions.
                    """)
        }

        @Test func `A headline within a section is wrapped, with no empty line after it`() {
            let section = Section(BookSection("4.8", "Askers", pages: [:])) { tell in
                tell.prose("Two questions.")
                tell.heading("When nobody asks")
                tell.prose("No answer.")
            }
            let lines = section.render(in: OutputStyle(width: 20)).lines.dropFirst(2)
            #expect(
                Array(lines) == [" Two questions.", "", " ── When nobody", "    asks", " No answer."])
        }

        @Test func typedLinesReplaceTheScriptedPerson() {
            let section = SampleSections.typing
            let scripted = section.render()
            let typed = section.render(typed: TypedLines(["bo@", "b\u{1B}o"]))
            #expect(scripted.lines.suffix(2) == ["   ▸ invalid ann", "   ▸ valid ann@example.org"])
            #expect(typed.lines.suffix(2) == ["   ▸ valid bo@", "   ▸ invalid b␛o"])
        }

        @Test func noTypedLineIsTheScriptedPerson() {
            let section = SampleSections.typing
            #expect(section.render(typed: TypedLines([])) == section.render())
        }

        @Test func theReaderHearsWhatCouldNotBeRead() {
            let folder = open("/", O_RDONLY)
            defer { close(folder) }
            let told = SampleSections.typing.render(typed: TypedLines(from: LineReader(folder))).lines
            #expect(told[2].hasPrefix(" Line 1 of the input could not be read: "))
            #expect(told.last == "   ▸ valid ann@example.org")
        }

        @Test func withoutItsSourceAnExampleIsWhatItPrinted() {
            let section = Section(BookSection("4.1", "Moved away", name: "moved", pages: [:])) { tell in
                tell.example(file: "/no/such/File.swift") { print("still here") }
                tell.example(line: 1, column: 1) { print("and here") }
            }
            #expect(section.render().lines.dropFirst(2) == ["   ▸ still here", "", "   ▸ and here"])
        }

        @Test func aChapterTellsItsSectionsAsEachTellsItself() {
            let chapter = SampleSections.chapter
            let told = chapter.render(in: OutputStyle(width: 60))
            let sections = chapter.sections.map { $0.render(in: OutputStyle(width: 60)) }.joined(
                separator: "\n\n")
            #expect(told.hasPrefix(" Chapter 4  ReactiveCocoa\n ══════"))
            #expect(told.hasSuffix("══\n\n\n" + sections))
        }

        @Test func anAppendixIsNotToldWithItsChapter() {
            let chapter = SampleSections.chapter
            let withAppendix = Chapter(
                chapter.entry, sections: chapter.sections + [SampleSections.appendix])
            #expect(withAppendix.render() == chapter.render())
        }

        @Test(arguments: [20, 40, 60, 80]) func noLineIsWiderThanThePage(width: Int) {
            let told = SampleSections.tooLong.render(in: OutputStyle(width: width))
            #expect(told.lines.allSatisfy { $0.displayWidth <= width })
        }
    }
}
