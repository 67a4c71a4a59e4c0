import Book
import Text

/// A question that comes before an example shows what it does. Which choice is right is found in the run, so that none is ever called
/// right that is not.
///
///     Guess(
///         "let radio", "What does the garden get, which subscribes at 2?",
///         .wrong(
///             "all of it, from the beginning", shows: "garden ^1--3-------5|", thinking: "each subscriber starts its signal",
///             "That needs a cold signal, which begins again for each subscriber."),
///         .right("what follows", shows: "garden ^-3-------5|", "There is one list for all subscribers."))
public struct Guess: Sendable {
    /// One of the answers to choose from.
    public struct Choice: Sendable {
        let words: String
        /// Whether the lines of a run show that it is so.
        let isShown: @Sendable ([String]) -> Bool
        /// What somebody thinks who chooses it; nothing, if it is right.
        let misconception: String?
        let reply: String

        /// The right answer.
        ///
        /// - Parameters:
        ///   - words: what a reader chooses.
        ///   - lines: what the run shows, in whole lines, one below the other. How many spaces there are does not matter.
        ///   - reply: why it is so, in a sentence.
        public static func right(_ words: String, shows lines: String, _ reply: String) -> Choice {
            right(words, where: { $0.show(lines) }, reply)
        }

        /// The right answer, where a run has other lines each time.
        public static func right(
            _ words: String, where isShown: @escaping @Sendable ([String]) -> Bool, _ reply: String
        ) -> Choice {
            Choice(words: words, isShown: isShown, misconception: nil, reply: reply)
        }

        /// A wrong answer.
        ///
        /// - Parameters:
        ///   - words: what a reader chooses.
        ///   - lines: what the run would show if it were so.
        ///   - misconception: what somebody thinks who chooses it. For those who carry the questions on; no reader sees it.
        ///   - reply: what it would have needed, in a sentence.
        public static func wrong(
            _ words: String, shows lines: String, thinking misconception: String, _ reply: String
        ) -> Choice {
            wrong(words, where: { $0.show(lines) }, thinking: misconception, reply)
        }

        /// A wrong answer, where a run has other lines each time.
        public static func wrong(
            _ words: String, where isShown: @escaping @Sendable ([String]) -> Bool,
            thinking misconception: String,
            _ reply: String
        ) -> Choice {
            Choice(words: words, isShown: isShown, misconception: misconception, reply: reply)
        }
    }

    let code: String
    let question: String
    let choices: [Choice]

    /// - Parameters:
    ///   - code: words of the example's code, which stand in no other example of its chapter.
    ///   - question: what a reader is asked.
    ///   - choices: two to four, in the order in which a reader sees them.
    public init(_ code: String, _ question: String, _ choices: Choice...) {
        (self.code, self.question, self.choices) = (code, question, choices)
    }

    func isAbout(_ excerpt: Excerpt) -> Bool { excerpt.lines.joined(separator: "\n").contains(code) }

    /// The question, in the reader's language. `nil` if the run does not bear out the table: other diagrams, another build.
    func question(before lines: [String]) -> GuessData? {
        let lines = lines.map(\.withSingleSpaces)
        guard choices.allSatisfy({ $0.isShown(lines) == ($0.misconception == nil) }) else { return nil }
        return GuessData(
            question: question.translated,
            choices: choices.map { choice in
                GuessData.Choice(
                    words: choice.words.translated, isRight: choice.misconception == nil,
                    reply: choice.reply.translated)
            })
    }
}

extension [String] {
    /// Whether these lines stand among them, one below the other.
    fileprivate func show(_ lines: String) -> Bool {
        contains(lines.split(separator: "\n").map { String($0).withSingleSpaces })
    }
}

extension String {
    fileprivate var withSingleSpaces: String { split(separator: " ").joined(separator: " ") }
}
