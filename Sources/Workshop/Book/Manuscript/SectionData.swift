import Foundation
import Lessons

/// A section as data: what `chapter4 --json` prints of it.
///
///     {"number": "4.3", "title": "Signals", …, "readsTyped": false, "blocks": [
///       {"prose": {"_0": "A list waits until you ask. …"}},
///       {"example": {"_0": {"number": 1, "code": {"file": …, "line": 13, "lines": […]}, "sources": [],
///        "output": [{"printed": {"_0": ["nobody listens yet"]}}]}}},
///       …]}
public struct SectionData: Codable, Hashable, Sendable {
    public let number: String
    public let title: String
    /// What a reader types to hear it.
    public let name: String
    /// Where it stands in the book.
    public let place: String?
    public let chineseTitle: String?
    /// Whether it does something with lines that a reader types.
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

/// What `--json` prints: a chapter, and those of its sections that were asked for.
public struct ChapterData: Codable, Hashable, Sendable {
    /// A change of the meaning of what is there raises it.
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

    /// One line for a program, or for people many.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// A block of a section.
public enum BlockData: Codable, Hashable, Sendable {
    /// A headline inside of the section.
    case heading(String)
    /// Paragraphs, items of lists, and `code` between backticks.
    case prose(String)
    /// Words beside the matter.
    case aside(String)
    /// Words that a reader may leave out.
    case fold(FoldData)
    case code(Excerpt)
    case translation([Counterpart])
    /// Lines that stand as they are.
    case drawing([String])
    case example(ExampleData)
}

/// Words that a reader may leave out: a page shows the title alone until it is opened.
public struct FoldData: Codable, Hashable, Sendable {
    public let title: String
    /// Paragraphs, items of lists, and `code` between backticks.
    public let text: String

    package init(title: String, text: String) { (self.title, self.text) = (title, text) }
}

/// An example: its source, and what it did.
public struct ExampleData: Codable, Hashable, Sendable {
    /// Its number in the section, from 1: the first half of a place for `--marbles`.
    public let number: Int
    /// Its source; `nil` if the file could not be read.
    public package(set) var code: Excerpt?
    /// Its sources that are made from diagrams, in the order of their places.
    public package(set) var sources: [SourceData] = []
    /// What a reader is asked before they see the output.
    public package(set) var guess: GuessData?
    public package(set) var output: [OutputData] = []

    package init(number: Int) { self.number = number }

    package var figures: [Figure] {
        output.compactMap { if case .picture(let figure) = $0 { figure } else { nil } }
    }
}

/// A question that comes before what an example shows, with two to four answers to choose from.
public struct GuessData: Codable, Hashable, Sendable {
    /// An answer, and what is said to somebody who chooses it.
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

/// What an example shows.
public enum OutputData: Codable, Hashable, Sendable {
    case printed([String])
    case drawn([String])
    case picture(Figure)
}

/// A source that an example makes from a diagram.
public struct SourceData: Codable, Hashable, Sendable {
    /// The diagram as it stands in the code.
    public let marbles: String
    /// The diagram that it was told to do: the one in the code, unless the reader gave another.
    public let current: String
    /// What stands in which column of the current diagram, as it is written there.
    public let moments: [Figure.Moment]

    package init(marbles: String, current: String, moments: [Figure.Moment]) {
        (self.marbles, self.current, self.moments) = (marbles, current, moments)
    }
}

/// A line of Objective-C, and the line that does the same here.
public struct Counterpart: Codable, Hashable, Sendable {
    /// Where the line of Objective-C can be read: `the book`, `Spryn`.
    public let place: String
    public let objectiveC: String
    public let here: String

    package init(place: String, objectiveC: String, here: String) {
        (self.place, self.objectiveC, self.here) = (place, objectiveC, here)
    }
}
