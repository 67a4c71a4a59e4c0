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

    /// The chapter of this number in the book's table, told in these sections.
    public init(_ number: Int, sections: [Section], plays: [Play] = []) {
        guard let entry = BookChapter(number) else {
            preconditionFailure(
                "Sources/Workshop/Book/Table.swift has no chapter \(number). Write it there first.")
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
    /// - Parameter leaves: see below.
    func tell(
        in style: OutputStyle, on output: some Output,
        leaves: (Typesetter, Section, Section?) -> Section? = { _, _, _ in nil }
    ) {
        let heading = Page(style: style).heading(
            number: "Chapter \(number)".translated, title: title,
            place: entry.chineseTitle.unlessSaid(by: title), rule: "═")
        output.write(heading + [StyledLine(), StyledLine()], in: style)
        tell(sections.filter { !$0.entry.isAppendix }, in: style, on: output, leaves: leaves)
    }

    /// Some of its sections, one after the other. Only one that is told alone reads what was typed.
    ///
    /// - Parameter leaves: is asked after each section, of which it is given what was told, and the next one. If it returns a
    ///   section, the reader is told how to go on with that.
    func tell(
        _ sections: [Section], in style: OutputStyle, typed: (() -> TypedLines?)? = nil,
        on output: some Output,
        leaves: (Typesetter, Section, Section?) -> Section?
    ) {
        for (section, next) in zip(sections, sections.dropFirst().map(Optional.some) + [nil]) {
            let told = section.tell(in: style, typed: typed, on: output)
            if next != nil { output.write([""]) }
            if let place = leaves(told, section, next) {
                let words = "To go on here: `\(command) \(place.number)`"
                return output.write(Page(style: style).prose(words, as: Look.aside), in: style)
            }
            if next != nil { output.write([""]) }
        }
    }
}
