import Foundation
import Lessons
import Testing
import Text

@testable import TestSummary

/// The last lines of `swift test`, for all kinds of results.
struct SummaryLinesTests {
    private static let titles = [
        ("4.3.1", "Report what happens to a parcel"), ("4.3.2", "Let only the strong winds through"),
        ("4.3.3", "Predict what a failing doorbell prints"),
        ("4.3.4", "Put the steps of the bakery in order"),
        ("4.4.1", "Print only what a reader wants to know"),
    ]
    private static let places = titles.enumerated().map { index, exercise in
        ExercisePlace(
            number: exercise.0, title: exercise.1, isStretch: exercise.0 == "4.3.3",
            place: "Exercises/Chapter4/Signals.swift:\(index * 10 + 2)",
            saved: Date(timeIntervalSince1970: Double(index)))
    }
    private static let lesson = Lesson([
        .rows(
            [.init("wind", "--3--7--"), .init("expected", "-----7--"), .init("yours", "--3--7--")],
            mark: .init(column: 2, sentence: "at 2 you sent 3; nothing was expected there")),
        .words("A wind of 5 is not above 5."),
    ])

    private func lines(
        _ outcomes: [String: Outcome], failed: [String] = [], in language: Language = .english
    ) -> [String] {
        Phrasebook.$ofThisPage.withValue(Phrasebook(language, for: ["workbook", "exercises4"])) {
            SummaryLines(places: Self.places, outcomes: outcomes, failed: failed).all
        }
    }

    @Test
    func `A wrong answer is shown with its picture and its place, then the counts, and the next exercise`() {
        #expect(
            lines(["4.3.1": .passed, "4.3.2": .wrong(Self.lesson), "4.3.3": .notBegun]) == [
                "",
                "✘ 4.3.2  Let only the strong winds through: not yet",
                "         wind      --3--7--",
                "         expected  -----7--",
                "         yours     --3--7--",
                "                   --^ at 2 you sent 3; nothing was expected there",
                "         A wind of 5 is not above 5.",
                "         Exercises/Chapter4/Signals.swift:12",
                "",
                "Exercises: 1 passed, 1 wrong, 1 not begun.",
                "Next: 4.3.2  Let only the strong winds through",
                "      Exercises/Chapter4/Signals.swift:12",
                "In a second, with hints: swift run workbook",
            ])
    }

    @Test func `If nothing is wrong, there are the counts and the next exercise`() {
        let lines = lines(["4.3.1": .passed, "4.3.2": .passed, "4.3.3": .notBegun])
        #expect(lines[1] == "Exercises: 2 passed, 0 wrong, 1 not begun.")
        #expect(lines[2] == "Next: 4.3.3  Predict what a failing doorbell prints · stretch")
    }

    @Test func `If all that were tried have passed, the next exercise is the first after them`() {
        #expect(
            lines(["4.3.2": .passed]).contains(
                "Next: 4.3.3  Predict what a failing doorbell prints · stretch"))
    }

    @Test func `If all have passed, there is no next exercise`() {
        let all = Dictionary(uniqueKeysWithValues: Self.titles.map { ($0.0, Outcome.passed) })
        let lines = lines(all)
        #expect(lines.contains("All 5 exercises are passed. That was the workbook."))
        #expect(!lines.contains { $0.hasPrefix("Next:") })
    }

    @Test func `Three wrong answers are shown, the last saved first, and the others are named`() {
        let wrong = Dictionary(uniqueKeysWithValues: Self.titles.map { ($0.0, Outcome.wrong("no")) })
        let lines = lines(wrong)
        #expect(lines.compactMap { $0.firstMatch(of: /^✘ ([0-9.]+)/)?.1 } == ["4.4.1", "4.3.4", "4.3.3"])
        #expect(lines.contains("Also wrong: 4.3.2, 4.3.1"))
    }

    @Test func `If there is little room, the last answers lose first their sentences, then their pictures`() {
        func lines(_ lesson: Lesson) -> [String] {
            let wrong = Self.titles.prefix(3).map { ($0.0, Outcome.wrong(lesson)) }
            return self.lines(Dictionary(uniqueKeysWithValues: wrong))
        }
        let short = lines(Self.lesson)
        #expect(short.count == 24 && short.count { $0.contains("--^") } == 3)
        #expect(!short.contains { $0.contains("A wind of 5") })
        let tall = lines(Lesson([.lines(["one", "two"])]) + Self.lesson)
        #expect(tall.count <= 24 && tall.count { $0.contains("--^") } == 2)
        #expect(tall.count { $0.contains("Signals.swift") } == 4)
    }

    @Test func `Failed tests that are no exercises are named`() {
        let lines = lines(["4.3.1": .passed], failed: ["O30 concat", "O31 merge", "O32 zip", "O33 take"])
        #expect(
            lines[1...5] == [
                "These failed tests belong to no exercise:", "✘ O30 concat", "✘ O31 merge", "✘ O32 zip",
                "… and 1 more",
            ])
    }

    @Test(arguments: [Language.english, .chinese])
    func `There are at most 24 lines of 80 columns, whatever the lesson is`(_ language: Language) {
        let long = Lesson(words: String(repeating: "Something in it goes round for ever. ", count: 60))
        let wide = Lesson([.lines([String(repeating: "--3", count: 40)]), .words("很长的一句话。")])
        for lesson in [long, wide, Self.lesson, Self.lesson + Self.lesson] {
            let wrong = Dictionary(uniqueKeysWithValues: Self.titles.map { ($0.0, Outcome.wrong(lesson)) })
            let lines = lines(wrong, failed: ["one", "two", "three", "four"], in: language)
            #expect(lines.count <= 24)
            #expect(lines.filter { $0.displayWidth > 80 } == [])
            #expect(
                lines.contains { $0.hasPrefix("✘ 4.4.1") }
                    && lines.last?.hasSuffix("swift run workbook") == true)
        }
    }

    @Test func `Every sentence is translated to Chinese`() {
        let lines = lines(
            ["4.3.1": .passed, "4.3.2": .wrong("no"), "4.3.3": .notBegun], failed: ["O30 concat"],
            in: .chinese)
        let english = ["Exercises:", "Next:", "In a second", "not yet", "These tests failed"]
        #expect(english.filter { word in lines.contains { $0.contains(word) } } == [])
    }
}
