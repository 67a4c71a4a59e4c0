import Foundation
import Lessons

/// A question of `which` as data: what `chapter4 --which` prints of it, in a line.
public struct QuestionData: Codable, Hashable, Sendable {
    /// What may have made the result.
    public struct Choice: Codable, Hashable, Sendable {
        /// The operator: `throttle`.
        public let operatorName: String
        /// What tells it from the others, in few characters: `throttle first`.
        public let label: String
        public let code: String
        /// What it does, and how it ends.
        public let sentence: String

        package init(operatorName: String, label: String, code: String, sentence: String) {
            (self.operatorName, self.label) = (operatorName, label)
            (self.code, self.sentence) = (code, sentence)
        }
    }

    /// A row that somebody has drawn as an answer.
    public struct Drawn: Codable, Hashable, Sendable {
        public let row: SourceData
        /// The sources, and below them the row.
        public let figure: Figure
        public let hasEnd: Bool
        /// What is wrong with it; `nil` if it is right.
        public let lesson: Lesson?
        /// What else makes exactly this row.
        public let other: Choice?

        package init(row: SourceData, figure: Figure, hasEnd: Bool, lesson: Lesson?, other: Choice?) {
            (self.row, self.figure, self.hasEnd) = (row, figure, hasEnd)
            (self.lesson, self.other) = (lesson, other)
        }
    }

    /// What has to be known to read the picture.
    public let remark: String?
    /// The sources alone.
    public let sources: Figure
    /// The sources and the result.
    public let whole: Figure
    /// The sources, and what each of the choices makes of them.
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

    /// How rows are read.
    package static let legend = """
        Each character is one second. (1|) is a 1 and the end in the same second, that of the bracket; its other characters count as \
        seconds too.
        """

    /// One line.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
