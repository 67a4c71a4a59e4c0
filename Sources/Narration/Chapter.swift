import Terminal

/// A chapter of the workbook: the sections it tells, and what of it can be played live.
///
///     Chapter(4, "ReactiveCocoa", sections: [introduction, streamsAndSequences, signals]).run()
public struct Chapter: Sendable {
    /// The chapter of the book; also names the executable, `chapter4`.
    public let number: Int
    /// What it is about.
    public let title: String
    /// The book's own title, where it has one.
    public let chineseTitle: String?
    /// In the order of the book.
    public let sections: [Section]
    /// What `play` starts; the first where no name is given.
    public let plays: [Play]

    /// A chapter of these sections, in the order of the book.
    public init(
        _ number: Int,
        _ title: String,
        chineseTitle: String? = nil,
        sections: [Section],
        plays: [Play] = []
    ) {
        self.number = number
        self.title = title
        self.chineseTitle = chineseTitle
        self.sections = sections
        self.plays = plays
    }

    /// The whole chapter as one text.
    public func render(in style: OutputStyle = .plain) -> String {
        let paper = Paper()
        tell(in: style, on: paper)
        return paper.text
    }

    /// What a reader types to run it.
    var executable: String { "chapter\(number)" }
    var command: String { "swift run \(executable)" }

    /// Sections a chapter tells in one go never read standard input.
    ///
    /// - Parameter goesOn: is asked before each section but the first. If it says no, the reader is told where to go on.
    func tell(in style: OutputStyle, on output: some Output, goesOn: (Section) -> Bool = { _ in true }) {
        let page = Page(style: style)
        output.write(page.heading(number: "Chapter \(number)", title: title, place: chineseTitle, rule: "═"))
        for (index, section) in sections.enumerated() {
            output.write([""])
            guard index == 0 || goesOn(section) else {
                let command = "`\(command) \(section.fullNumber)`"
                return output.write(page.prose("To go on here: \(command)", as: Look.aside))
            }
            output.write([""])
            section.tell(in: style, typed: nil, on: output)
        }
    }
}
