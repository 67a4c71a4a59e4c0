import Book
import Text

/// A question before the output of an example. The run of the example determines which choice is right, so that the workbook cannot
/// call a wrong one right.
///
///     Guess(
///         "let radio", "What does the garden get, which subscribes at 2?",
///         .wrong(
///             "all of it, from the beginning", shows: "garden ^1--3-------5|", thinking: "each subscriber starts its signal",
///             "That needs a cold signal, which begins again for each subscriber."),
///         .right("what follows", shows: "garden ^-3-------5|", "There is one list for all subscribers."))
public struct Guess: Sendable {
    public struct Choice: Sendable {
        let words: String
        /// Whether the output of a run shows that this choice is true.
        let isShown: @Sendable ([String]) -> Bool
        /// The misconception of somebody who chooses it; `nil` for the right choice.
        let misconception: String?
        let reply: String

        /// The right choice.
        ///
        /// - Parameters:
        ///   - words: the text of the choice.
        ///   - lines: consecutive whole lines of the output that show it. The number of spaces does not matter.
        ///   - reply: the reason, in a sentence.
        public static func right(_ words: String, shows lines: String, _ reply: String) -> Choice {
            right(words, where: { $0.show(lines) }, reply)
        }

        /// The right choice, if the output is different in each run.
        public static func right(
            _ words: String, where isShown: @escaping @Sendable ([String]) -> Bool, _ reply: String
        ) -> Choice {
            Choice(words: words, isShown: isShown, misconception: nil, reply: reply)
        }

        /// A wrong choice.
        ///
        /// - Parameters:
        ///   - words: the text of the choice.
        ///   - lines: the output that would show it.
        ///   - misconception: what somebody who chooses it believes. It is for the maintainers of the questions; readers do not see
        ///     it.
        ///   - reply: what would be necessary for it to be true, in a sentence.
        public static func wrong(
            _ words: String, shows lines: String, thinking misconception: String, _ reply: String
        ) -> Choice {
            wrong(words, where: { $0.show(lines) }, thinking: misconception, reply)
        }

        /// A wrong choice, if the output is different in each run.
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
    ///   - code: text in the example's code that no other example of its chapter contains.
    ///   - question: the text of the question.
    ///   - choices: two to four, in the order in which the reader sees them.
    public init(_ code: String, _ question: String, _ choices: Choice...) {
        (self.code, self.question, self.choices) = (code, question, choices)
    }

    func isAbout(_ excerpt: Excerpt) -> Bool { excerpt.lines.joined(separator: "\n").contains(code) }

    /// The question in the reader's language. `nil` if the output does not fit the question, because the diagrams or the build are
    /// others.
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
    /// Whether these consecutive lines are among them.
    fileprivate func show(_ lines: String) -> Bool {
        contains(lines.split(separator: "\n").map { String($0).withSingleSpaces })
    }
}

extension String {
    fileprivate var withSingleSpaces: String { split(separator: " ").joined(separator: " ") }
}
