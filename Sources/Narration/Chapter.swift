import Book
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

    /// The chapter of this number in the book's table, told in these sections, with questions before some of their examples.
    public init(_ number: Int, sections: [Section], plays: [Play] = [], guesses: [Guess] = []) {
        guard let entry = BookChapter(number) else {
            preconditionFailure(
                "Sources/Workshop/Book/Table.swift has no chapter \(number). Write it there first.")
        }
        self.init(entry, sections: sections, plays: plays, guesses: guesses)
    }

    /// A chapter of these sections, wherever it stands.
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

    /// Some of its sections as data. `typed` stands for the lines a reader typed, `nil` for the scripted person.
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

    /// What a reader types to run it.
    var executable: String { "chapter\(number)" }
    var command: String { "swift run \(executable)" }

    /// All of it but the appendix, from the chapter's heading on.
    ///
    /// - Parameter telling: see below.
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

    /// Some of its sections, one after the other.
    ///
    /// - Parameter telling: tells a section, of which it is given the next one, too. If it returns a section, the reader has left,
    ///   and is told how to go on with that.
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
