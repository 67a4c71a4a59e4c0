import Book
import Harness
import Testing

@testable import Narration
@testable import chapter2
@testable import chapter3
@testable import chapter4
@testable import chapter5
@testable import chapter6

/// What is asked before an example shows what it does.
@Suite(.waits) struct GuessesTests {
    private static let tables = [
        2: chapter2.guesses, 3: chapter3.guesses, 4: chapter4.guesses, 5: chapter5.guesses,
        6: chapter6.guesses,
    ]

    /// The examples of a run that asks all. What is measured may come out otherwise on a busy machine: then nothing is asked, and the
    /// chapter is run again.
    private func examples(of chapter: Int, in language: String) throws -> [ExampleData] {
        var examples: [ExampleData] = []
        for _ in 1...8 {
            examples = try data(of: chapter, ["--language", language]).sections.flatMap(\.examples)
            if examples.count(where: { $0.guess != nil }) == Self.tables[chapter]?.count { break }
        }
        return examples
    }

    @Test(
        "what a run shows is called right, and what it does not show wrong", arguments: tables.keys.sorted())
    func borneOut(_ chapter: Int) throws {
        let guesses = try #require(Self.tables[chapter])
        let examples = try examples(of: chapter, in: "en")
        for guess in guesses {
            let meant = examples.filter { $0.code.map(guess.isAbout) == true }
            #expect(meant.count == 1, "“\(guess.code)” must stand in one example of the chapter")
            // Where a wrong choice is shown, or the right one is not, nothing is asked.
            #expect(
                meant.first?.guess?.question == guess.question,
                "\(meant.flatMap(\.output)) is answered otherwise")
        }
    }

    @Test(arguments: tables.keys.sorted())
    func `Each has a right choice, and wrong ones that stand for a misconception each`(_ chapter: Int) throws
    {
        for guess in try #require(Self.tables[chapter]) {
            let misconceptions = guess.choices.compactMap(\.misconception)
            #expect(
                (2...4).contains(guess.choices.count) && misconceptions.count == guess.choices.count - 1,
                "\(guess.question)")
            #expect(
                misconceptions.allSatisfy { $0.hasSuffix(".") }
                    && Set(misconceptions).count == misconceptions.count)
            #expect(Set(guess.choices.map(\.words)).count == guess.choices.count)
            #expect(guess.question.hasSuffix("?") && guess.choices.allSatisfy { $0.reply.hasSuffix(".") })
        }
    }

    @Test func `There are 25 or more, and at most two in a section`() throws {
        #expect(Self.tables.values.reduce(0) { $0 + $1.count } >= 25)
        for chapter in Self.tables.keys {
            for section in try data(of: chapter, ["--language", "en"]).sections {
                #expect(section.examples.count { $0.guess != nil } <= 2, "\(section.number)")
            }
        }
    }

    @Test("in Chinese the same is asked, in other words", arguments: tables.keys.sorted())
    func inChinese(_ chapter: Int) throws {
        let languages = try ["en", "zh"].map { try examples(of: chapter, in: $0).map(\.guess) }
        for (english, chinese) in zip(languages[0], languages[1]) {
            #expect(english?.choices.map(\.isRight) == chinese?.choices.map(\.isRight))
            #expect(english == nil || english?.question != chinese?.question, "\(english?.question ?? "")")
        }
    }

    @Test("without a terminal it says what to do", arguments: chapters.filter { $0 > 1 })
    func inAPipe(_ chapter: Int) throws {
        let run = try Harness.run(chapter, ["--guess"])
        #expect(run.errorText.contains("leave --guess out: swift run chapter\(chapter)"))
        #expect(run.text == "" && run.ending == .exited(64))
        #expect(try Harness.run(chapter, ["--help"]).text.contains("--guess"))
    }
}
