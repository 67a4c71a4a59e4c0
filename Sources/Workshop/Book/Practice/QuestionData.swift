import Foundation
import Lessons

/// A question of `which` as data, as `chapter4 --which` prints it, in one line.
public struct QuestionData: Codable, Hashable, Sendable {
    /// An expression that may have made the result.
    public struct Choice: Codable, Hashable, Sendable {
        /// The operator: `throttle`.
        public let operatorName: String
        /// A short label that distinguishes it from the others: `throttle first`.
        public let label: String
        public let code: String
        /// What it does, and how it ends.
        public let sentence: String
        /// The diagram of its result.
        public let row: String

        package init(operatorName: String, label: String, code: String, sentence: String, row: String) {
            (self.operatorName, self.label, self.code) = (operatorName, label, code)
            (self.sentence, self.row) = (sentence, row)
        }
    }

    /// A row that the learner has drawn as the answer.
    public struct Drawn: Codable, Hashable, Sendable {
        public let row: SourceData
        /// The figure of the sources, with the drawn row below them.
        public let figure: Figure
        /// The lesson on what is wrong; `nil` if the row is right.
        public let lesson: Lesson?

        package init(row: SourceData, figure: Figure, lesson: Lesson?) {
            (self.row, self.figure, self.lesson) = (row, figure, lesson)
        }
    }

    /// A remark that is needed to understand the figure.
    public let remark: String?
    /// The figure of the sources alone.
    public let sources: Figure
    /// The figure of the sources and the result.
    public let whole: Figure
    /// The figure of the sources, and of the result of each choice.
    public let solved: Figure
    public let choices: [Choice]
    /// The index of the choice that made the result.
    public let right: Int
    public let drawn: Drawn?

    package init(
        remark: String?, sources: Figure, whole: Figure, solved: Figure, choices: [Choice], right: Int,
        drawn: Drawn?
    ) {
        (self.remark, self.sources, self.whole) = (remark, sources, whole)
        (self.solved, self.choices, self.right, self.drawn) = (solved, choices, right, drawn)
    }

    package var rightChoice: Choice { choices[right] }

    /// Encodes it in one line.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
