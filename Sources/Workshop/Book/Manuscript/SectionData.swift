import Foundation
import Lessons

/// A section as data, as `chapter4 --json` prints it.
///
///     {"number": "4.3", "title": "Signals", …, "readsTyped": false, "blocks": [
///       {"prose": {"_0": "A list waits until you ask. …"}},
///       {"example": {"_0": {"number": 1, "code": {"file": …, "line": 13, "lines": […]}, "sources": [],
///        "output": [{"printed": {"_0": ["nobody listens yet"]}}]}}},
///       …]}
public struct SectionData: Codable, Hashable, Sendable {
    public let number: String
    public let title: String
    /// The name that a reader types to read it.
    public let name: String
    /// Its place in the book.
    public let place: String?
    public let chineseTitle: String?
    /// Whether it reads lines that a reader types.
    public package(set) var readsTyped = false
    public package(set) var blocks: [BlockData] = []

    package init(number: String, title: String, name: String, place: String?, chineseTitle: String?) {
        (self.number, self.title, self.name) = (number, title, name)
        (self.place, self.chineseTitle) = (place, chineseTitle)
    }

    package var examples: [ExampleData] {
        blocks.compactMap { if case .example(let example) = $0 { example } else { nil } }
    }
}

/// The output of `--json`: a chapter, with the sections that were asked for.
public struct ChapterData: Codable, Hashable, Sendable {
    /// The version of the format. It is raised when the meaning of existing fields changes.
    public static let version = 5

    public let version: Int
    public let number: Int
    public let title: String
    public let chineseTitle: String
    public let sections: [SectionData]

    package init(number: Int, title: String, chineseTitle: String, sections: [SectionData]) {
        (version, self.number, self.title) = (Self.version, number, title)
        (self.chineseTitle, self.sections) = (chineseTitle, sections)
    }

    /// Encodes it: in one line for a program, in many for people.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// A block of a section.
public enum BlockData: Codable, Hashable, Sendable {
    /// A heading within the section.
    case heading(String)
    /// Paragraphs and lists, with `code` between backticks.
    case prose(String)
    /// A remark in the margin.
    case aside(String)
    /// A paragraph that is folded away at first.
    case fold(FoldData)
    case code(Excerpt)
    case translation([Counterpart])
    /// Lines that are shown unchanged.
    case drawing([String])
    case example(ExampleData)
}

/// A text that a reader may skip: a page shows only the title until it is opened.
public struct FoldData: Codable, Hashable, Sendable {
    public let title: String
    /// Paragraphs and lists, with `code` between backticks.
    public let text: String

    package init(title: String, text: String) { (self.title, self.text) = (title, text) }
}

/// An example: its code, and its output.
public struct ExampleData: Codable, Hashable, Sendable {
    /// Its number in the section, from 1. It is the first half of a place for `--marbles`.
    public let number: Int
    /// Its code; `nil` if the file could not be read.
    public package(set) var code: Excerpt?
    /// The sources that it makes from diagrams, in the order of their numbers.
    public package(set) var sources: [SourceData] = []
    /// A question that is asked before the output is shown.
    public package(set) var guess: GuessData?
    public package(set) var output: [OutputData] = []

    package init(number: Int) { self.number = number }

    package var figures: [Figure] {
        output.compactMap { if case .picture(let figure) = $0 { figure } else { nil } }
    }
}

/// A question before the output of an example, with two to four answers to choose from.
public struct GuessData: Codable, Hashable, Sendable {
    /// An answer, and the reply to a reader who chooses it.
    public struct Choice: Codable, Hashable, Sendable {
        public let words: String
        public let isRight: Bool
        public let reply: String

        package init(words: String, isRight: Bool, reply: String) {
            (self.words, self.isRight, self.reply) = (words, isRight, reply)
        }
    }

    public let question: String
    public let choices: [Choice]

    package init(question: String, choices: [Choice]) { (self.question, self.choices) = (question, choices) }
}

/// A part of the output of an example.
public enum OutputData: Codable, Hashable, Sendable {
    case printed([String])
    case drawn([String])
    case picture(Figure)
}

/// A source that an example makes from a diagram.
public struct SourceData: Codable, Hashable, Sendable {
    /// The diagram in the code.
    public let marbles: String
    /// The diagram that the source follows: the one in the code, or the reader's own.
    public let current: String
    /// The columns of the current diagram, with the text of each event.
    public let moments: [Figure.Moment]

    package init(marbles: String, current: String, moments: [Figure.Moment]) {
        (self.marbles, self.current, self.moments) = (marbles, current, moments)
    }
}

/// A line of Objective-C, and the line of Swift that does the same.
public struct Counterpart: Codable, Hashable, Sendable {
    /// The text that has the line of Objective-C: `the book`, `Spryn`.
    public let place: String
    public let objectiveC: String
    public let here: String

    package init(place: String, objectiveC: String, here: String) {
        (self.place, self.objectiveC, self.here) = (place, objectiveC, here)
    }
}
