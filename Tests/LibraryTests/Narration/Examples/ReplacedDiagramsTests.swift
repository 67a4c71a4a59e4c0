import Book
import FRP
import Marbles

@testable import Narration

extension RunningExamples {
    struct ReplacedDiagramsTests {
        private let section = Section(BookSection("4.3", "Winds", name: "winds", pages: [:])) { tell in
            tell.example(file: "") {
                let wind = Signal<Int>(marbles: "--3--7|")
                draw(["wind": wind, "strong": wind.filter { $0 > 5 }])
            }
            tell.example(file: "") {
                let (one, other) = (Signal<Int>(marbles: "-1|"), Signal<Int>(marbles: "-2|"))
                draw(["zip": one.zip(with: other).map(+)])
            }
        }

        /// The lines below the heading, or the message of the error.
        private func told(_ diagrams: [String: String], by section: Section? = nil) -> String {
            let paper = Paper()
            let places = diagrams.compactMap { place, marbles in DiagramPlace(place).map { ($0, marbles) } }
            do throws(UsageError) {
                try (section ?? self.section).tell(
                    in: .plain, typed: nil, replacing: Dictionary(uniqueKeysWithValues: places), on: paper)
            } catch {
                return paper.text.isEmpty ? error.message : "told and failed"
            }
            return paper.text.lines.dropFirst(2).joined(separator: "\n")
        }

        @Test func withoutOtherDiagramsExamplesDoWhatTheySay() {
            expect(
                told([:]).lines,
                read: """
                         wind     --3--7|
                         strong   -----7|
                         seconds  0    5

                         zip      -3|
                         seconds  0
                    """)
        }

        @Test func aSourceDoesWhatIsGivenForItsPlace() {
            let told = told(["1.1": "-9--4|", "2.2": "--6--|"])
            #expect(told.contains("wind     -9--4|") && told.contains("strong   -9---|"))
            #expect(told.contains("zip      --(7|)"))
        }

        @Test func aDiagramThatCannotBeReadIsAnErrorWithItsColumn() {
            expect(
                told(["1.1": "--3", "2.2": "-5)|"]).lines,
                read: """
                    The diagram for 2.2 cannot be read:
                    -5)|
                      ^ column 2: this ')' closes nothing; write '(' where the group begins
                    """)
        }

        @Test func aPlaceWithoutDiagramIsAnErrorThatNamesThoseThereAre() {
            expect(
                told(["3.1": "--3"]).lines,
                read: """
                    4.3 has no diagram 3.1. Its diagrams:
                      1.1  --3--7|
                      2.1  -1|
                      2.2  -2|
                    """)
        }

        /// This section's source is read from this file, so that its signals have names.
        private let named = Section(BookSection("4.3", "Winds", name: "winds", pages: [:])) { tell in
            tell.example {
                let wind = Signal<Int>(marbles: "--3|")
                let gust = Signal<Int>(marbles: "-5|")
                draw(["wind": wind, "gust": gust])
            }
            tell.example {
                let early = MarbleSource<Int>.cold("-4|").signal
                let wind = Signal<Int>(marbles: "-1|")
                draw(["other": wind, "early": early])
            }
        }

        @Test(arguments: [
            ("gust", "gust     -7|"), ("1.wind", "wind     -7|"), ("2.wind", "other    -7|"),
            ("2.2", "other    -7|"),
            ("wind", "4.3 has 2 diagrams called wind. Its diagrams:\n  1.wind  --3|\n  2.wind  -1|"),
            (
                "rain",
                "4.3 has no diagram rain. Its diagrams:\n  1.wind  --3|\n  gust  -5|\n  early  -4|\n  2.wind  -1|"
            ),
        ])
        func aSourceIsCalledAsInTheCode(_ name: String, _ expected: String) {
            let told = told([name: "-7|"], by: named)
            #expect(told == expected || told.contains("     \(expected)\n"), "\(told)")
        }

        @Test func aSectionWithoutDiagramsSaysSo() {
            #expect(told(["1.1": "-"], by: SampleSections.typing) == "4.9 has no diagrams.")
        }
    }
}
