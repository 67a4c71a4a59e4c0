import Book
import Terminal

/// A chapter of the workbook: its sections, and what can be played live.
///
///     Chapter(4, sections: [introduction, streamsAndSequences, signals]).run()
public struct Chapter: Sendable {
    /// Its entry in the book's table.
    public let entry: BookChapter
    /// The sections in the order of the book.
    public let sections: [Section]
    /// The programs for `play`. Without a name, it starts the first.
    public let plays: [Play]

    /// The chapter with this number in the book's table. Some of its examples have a question before them.
    public init(_ number: Int, sections: [Section], plays: [Play] = [], guesses: [Guess] = []) {
        guard let entry = BookChapter(number) else {
            preconditionFailure(
                "Sources/Workshop/Book/Table.swift has no chapter \(number). Write it there first.")
        }
        self.init(entry, sections: sections, plays: plays, guesses: guesses)
    }

    /// A chapter with this entry, which need not be in the book's table.
    public init(_ entry: BookChapter, sections: [Section], plays: [Play] = [], guesses: [Guess] = []) {
        (self.entry, self.plays) = (entry, plays)
        self.sections = sections.map { $0.asking(guesses) }
    }

    /// The whole chapter as one text.
    public func render(in style: OutputStyle = .plain) -> String {
        let paper = Paper()
        tell(in: style, on: paper) { section, _ in
            section.tell(in: style, typed: nil, on: paper)
            return nil
        }
        return paper.text
    }

    /// Some of its sections as data. `typed` returns the lines that a reader typed, or `nil` for the scripted person.
    func data(
        of sections: [Section], typed: (() -> TypedLines?)? = nil,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) throws(UsageError) -> ChapterData {
        ChapterData(
            number: number, title: title, chineseTitle: entry.chineseTitle,
            sections: try sections.map { section throws(UsageError) in
                try section.data(typed: typed, replacing: diagrams)
            })
    }

    var number: Int { entry.number }
    var title: String { entry.title.translated }

    /// The name of its program.
    var executable: String { "chapter\(number)" }
    var command: String { "swift run \(executable)" }

    /// Prints the chapter without its appendix, from the chapter's heading on.
    ///
    /// - Parameter telling: as in the method below.
    func tell<Failure>(
        in style: OutputStyle, on output: some Output,
        telling: (Section, Section?) throws(Failure) -> Section?
    ) throws(Failure) {
        let heading = Page(style: style).heading(
            number: "Chapter \(number)".translated, title: title,
            place: entry.chineseTitle.unlessSaid(by: title), rule: "═")
        output.write(heading + [StyledLine(), StyledLine()], in: style)
        try tell(sections.filter { !$0.entry.isAppendix }, in: style, on: output, telling: telling)
    }

    /// Prints some of its sections, one after the other.
    ///
    /// - Parameter telling: prints a section, and gets the next one, too. If it returns a section, the reader has quit, and sees a
    ///   message how to continue with that section.
    func tell<Failure>(
        _ sections: [Section], in style: OutputStyle, on output: some Output,
        telling: (Section, Section?) throws(Failure) -> Section?
    ) throws(Failure) {
        for (section, next) in zip(sections, sections.dropFirst().map(Optional.some) + [nil]) {
            let place = try telling(section, next)
            if next != nil { output.write([""]) }
            if let place {
                let words = "To go on here: `\(command) \(place.number)`"
                return output.write(Page(style: style).prose(words, as: Look.aside), in: style)
            }
            if next != nil { output.write([""]) }
        }
    }
}
