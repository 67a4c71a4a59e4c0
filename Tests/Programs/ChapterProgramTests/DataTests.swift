import Book
import Harness
import Marbles
import Narration
import Testing

/// `chapterN --json` says what the chapter prints.
struct DataTests {
    @Test("all that a section shows is in its data, in the same order", arguments: chapters)
    func saysTheSame(_ chapter: Int) throws {
        let data = try Harness.data(of: chapter, [])
        #expect(data.version == ChapterData.version && data.number == chapter)
        #expect(data.sections.map(\.number) == sections(of: chapter).map(\.number))
        for section in data.sections {
            let entry = try #require(BookSection(section.number))
            guard !entry.isMeasured else { continue }
            var rest = try Transcript.of(entry)[...]
            for line in section.blocks.flatMap(\.lines) {
                let found = rest.firstRange(of: line)
                #expect(found != nil, "\(section.number) does not print this here:\n\(line)")
                if let found { rest = rest[found.upperBound...] }
            }
        }
    }

    @Test func `Other diagrams and typed lines change the data as they change the page`() throws {
        let moved = try data(of: 4, ["signals", "--marbles", "4.1=--9--1-6-|"])
        let figures = moved.sections.flatMap(\.blocks).flatMap(\.lines)
        #expect(figures.contains("wind     --9--1-6-|") && figures.contains("strong   --9----6-|"))
        let typed = try data(of: 4, ["subscriptions"], typed: "quiet\n")
        #expect(typed != (try data(of: 4, ["subscriptions"])))
    }
}

extension BlockData {
    /// Lines that a page of 80 columns shows as they are; of prose and folded lines, the first words.
    fileprivate var lines: [String] {
        switch self {
        case .heading(let title): ["── " + title]
        case .prose(let text), .aside(let text):
            text.split(whereSeparator: \.isWhitespace).prefix(1).map(String.init).filter { $0 != "-" }
        case .fold(let fold): [fold.title]
        case .code(let excerpt): excerpt.lines.filter { $0.count < 70 }
        case .translation(let lines):
            lines.flatMap { [$0.objectiveC, $0.here] }.map { String($0.prefix { $0 != " " }.prefix(20)) }
        case .drawing(let lines): lines
        case .example(let example):
            (example.code?.lines ?? []).filter { $0.count < 70 } + example.output.flatMap(\.lines)
        }
    }
}

extension OutputData {
    fileprivate var lines: [String] {
        switch self {
        case .printed(let lines): lines.map { String($0.prefix(40)) }
        case .drawn(let lines): lines
        case .picture(let figure): figure.text
        }
    }
}
