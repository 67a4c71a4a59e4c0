import Book

@testable import Narration

/// A question is asked only if the output fits one of its choices.
struct GuessTests {
    private let guess = Guess(
        "let short", "What is doubled?",
        .wrong("all", shows: "doubled --6--14|", thinking: "A filter keeps all.", "That needs no filter."),
        .right("the 3 alone", shows: "short --3--7|\ndoubled --6---|", "14 is not below 10."))

    @Test func `The right choice is the one whose lines are in the output`() {
        let question = guess.question(before: ["short    --3--7|", "doubled  --6---|", "seconds  0    5"])
        #expect(
            question
                == GuessData(
                    question: "What is doubled?",
                    choices: [
                        GuessData.Choice(words: "all", isRight: false, reply: "That needs no filter."),
                        GuessData.Choice(words: "the 3 alone", isRight: true, reply: "14 is not below 10."),
                    ]))
    }

    @Test(arguments: [
        ("where the right one is not shown", ["short --3--8|", "doubled --6---|"]),
        ("where its lines stand apart", ["short --3--7|", "seconds 0", "doubled --6---|"]),
        ("where a part of a line is shown", ["short --3--7|", "doubled --6---|-"]),
        ("where a wrong one is shown, too", ["short --3--7|", "doubled --6---|", "doubled --6--14|"]),
        ("where nothing is shown", []),
    ])
    func `Nothing is asked`(where: String, lines: [String]) {
        #expect(guess.question(before: lines) == nil)
    }

    @Test func `It is about the example whose code contains its text`() {
        func excerpt(_ line: String) -> Excerpt? {
            let source = "tell.example {\n    \(line)\n}\n"
            return Excerpt(of: source, file: "Kettle.swift", line: 1, column: 14)
        }
        #expect(excerpt("let short = 1").map(guess.isAbout) == true)
        #expect(excerpt("let long = 1").map(guess.isAbout) == false)
    }
}
