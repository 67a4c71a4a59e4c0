import Book
import Manuscript
import Terminal

/// A chapter of the workbook: the sections it tells, and what of it can be played live.
///
///     Chapter(4, sections: [introduction, streamsAndSequences, signals]).run()
public struct Chapter: Sendable {
    /// What the book's table says of it.
    public let entry: BookChapter
    /// In the order of the book.
    public let sections: [Section]
    /// What `play` starts; the first where no name is given.
    public let plays: [Play]

    /// The chapter of this number in the book's table, told in these sections.
    public init(_ number: Int, sections: [Section], plays: [Play] = []) {
        guard let entry = BookChapter(number) else {
            preconditionFailure("Sources/Book/Table.swift has no chapter \(number). Write it there first.")
        }
        self.init(entry, sections: sections, plays: plays)
    }

    /// A chapter of these sections, wherever it stands.
    public init(_ entry: BookChapter, sections: [Section], plays: [Play] = []) {
        (self.entry, self.sections, self.plays) = (entry, sections, plays)
    }

    /// The whole chapter as one text.
    public func render(in style: OutputStyle = .plain) -> String {
        let paper = Paper()
        tell(in: style, on: paper)
        return paper.text
    }

    /// Some of its sections as data. `typed` stands for the lines a reader typed, `nil` for the scripted person.
    func data(
        of sections: [Section], typed: (() -> TypedLines?)? = nil,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) throws(UsageError) -> ChapterData {
        var told: [SectionData] = []
        for section in sections { told.append(try section.data(typed: typed, replacing: diagrams)) }
        return ChapterData(
            number: number, title: title, chineseTitle: entry.chineseTitle, sections: told)
    }

    var number: Int { entry.number }
    var title: String { entry.title }

    /// What a reader types to run it.
    var executable: String { "chapter\(number)" }
    var command: String { "swift run \(executable)" }

    /// Sections a chapter tells in one go never read standard input.
    ///
    /// - Parameter goesOn: is asked before each section but the first. If it says no, the reader is told where to go on.
    func tell(in style: OutputStyle, on output: some Output, goesOn: (Section) -> Bool = { _ in true }) {
        let page = Page(style: style)
        output.write(
            page.heading(
                number: "Chapter \(number)", title: title, place: entry.chineseTitle, rule: "═"))
        for (index, section) in sections.enumerated() {
            output.write([""])
            guard index == 0 || goesOn(section) else {
                let command = "`\(command) \(section.number)`"
                return output.write(page.prose("To go on here: \(command)", as: Look.aside))
            }
            output.write([""])
            section.tell(in: style, typed: nil, on: output)
        }
    }
}
