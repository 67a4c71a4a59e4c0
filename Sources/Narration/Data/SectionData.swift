import Book
import Marbles
import Synchronization

/// A section as data: what `chapter4 --json` prints of it.
///
///     {"number": "4.3", "title": "Signals", …, "blocks": [
///       {"kind": "prose", "text": "A list waits until you ask. …"},
///       {"kind": "example", "number": 1, "code": {"file": …, "line": 13, "lines": […]}, "diagrams": [],
///        "output": [{"kind": "printed", "lines": ["the kettle is humming"]}]},
///       …]}
public struct SectionData: Codable, Hashable, Sendable {
    public let number: String
    public let title: String
    /// What a reader types to hear it.
    public let name: String
    /// Where it stands in the book.
    public let place: String?
    public let chineseTitle: String?
    public internal(set) var blocks: [BlockData] = []

    init(_ section: BookSection) {
        (number, title, name) = (section.number, section.title, section.name)
        (place, chineseTitle) = (section.place, section.chineseTitle)
    }
}

/// What `--json` prints: a chapter, and those of its sections that were asked for.
public struct ChapterData: Codable, Hashable, Sendable {
    /// A change of the meaning of what is there raises it.
    public static let version = 1

    public let version: Int
    public let number: Int
    public let title: String
    public let chineseTitle: String
    public let sections: [SectionData]
}

/// A block of a section.
public enum BlockData: Hashable, Sendable {
    /// Paragraphs, items of lists, and `code` between backticks.
    case prose(String)
    /// Words beside the matter.
    case aside(String)
    case code(Excerpt)
    case translation([Translation])
    /// Lines that stand as they are.
    case drawing([String])
    case example(ExampleData)
}

/// An example: its source, and what it did.
public struct ExampleData: Codable, Hashable, Sendable {
    /// Its number in the section, from 1: the first half of a place for `--marbles`.
    public let number: Int
    /// Its source; `nil` if the file could not be read.
    public internal(set) var code: Excerpt?
    /// What its sources that are made from diagrams do by the code, in the order of their places.
    public internal(set) var diagrams: [String] = []
    public internal(set) var output: [OutputData] = []
}

/// What an example shows.
public enum OutputData: Hashable, Sendable {
    case printed([String])
    case drawn([String])
    case picture(Figure)
}

/// Makes data of a section while it is told.
final class SectionRecorder: Audience {
    private let section: Mutex<SectionData>

    init(_ entry: BookSection) { section = Mutex(SectionData(entry)) }

    var data: SectionData { section.withLock(\.self) }

    func hear(_ block: Block) {
        section.withLock { section in
            switch block {
            case .heading: break
            case .prose(let text): section.blocks.append(.prose(text))
            case .aside(let text): section.blocks.append(.aside(text))
            case .code(let excerpt): section.blocks.append(.code(excerpt))
            case .translation(let lines): section.blocks.append(.translation(lines))
            case .drawing(let lines): section.blocks.append(.drawing(lines))
            case .example(let number, let part): section.add(part, toExample: number)
            }
        }
    }
}

extension SectionData {
    fileprivate mutating func add(_ part: ExamplePart, toExample number: Int) {
        if case .example(var example)? = blocks.last, example.number == number {
            example.add(part)
            blocks[blocks.count - 1] = .example(example)
        } else {
            var example = ExampleData(number: number)
            example.add(part)
            blocks.append(.example(example))
        }
    }
}

extension ExampleData {
    fileprivate mutating func add(_ part: ExamplePart) {
        switch part {
        case .source(let excerpt): code = excerpt
        case .printed(let lines):
            if case .printed(let before)? = output.last {
                output[output.count - 1] = .printed(before + lines)
            } else {
                output.append(.printed(lines))
            }
        case .drawn(let lines): output.append(.drawn(lines))
        case .picture(let picture): output.append(.picture(picture.figure()))
        case .over(let sources): diagrams = sources.map(\.marbles)
        }
    }
}
