import Terminal

/// A section of the book, and how the workbook tells it.
///
///     let hotAndCold = Section(
///         4, 8, "Hot and cold signals", name: "hot-and-cold-signals",
///         book: "chapter4/hot_and_cold_signals", chineseTitle: "热信号与冷信号"
///     ) { tell in
///         tell.prose("A cold signal is a recipe. …")
///         tell.example {
///             print("what this prints stands under its source")
///         }
///         tell.closing("Try it: exercise 4.8.1, Exercises/Chapter4/HotAndCold.swift")
///     }
public struct Section: Sendable {
    /// The chapter it belongs to.
    public let chapter: Int
    /// Its place in the chapter, from 1.
    public let number: Int
    /// Its headline.
    public let title: String
    /// What a reader types to hear it: `hot-and-cold-signals`.
    public let name: String
    /// Where it stands in the book: `chapter4/hot_and_cold_signals`.
    public let book: String?
    /// The book's own title.
    public let chineseTitle: String?
    private let telling: @Sendable (Teller) -> Void

    /// A section that `tell` tells, from the first line under the heading to the last.
    public init(
        _ chapter: Int,
        _ number: Int,
        _ title: String,
        name: String,
        book: String? = nil,
        chineseTitle: String? = nil,
        tell: @escaping @Sendable (Teller) -> Void
    ) {
        self.chapter = chapter
        self.number = number
        self.title = title
        self.name = name
        self.book = book
        self.chineseTitle = chineseTitle
        self.telling = tell
    }

    /// The section as one text; `typed` stands for the lines a reader typed, `nil` for the scripted person.
    public func render(in style: OutputStyle = .plain, typed: TypedLines? = nil) -> String {
        let paper = Paper()
        tell(in: style, typed: { typed }, on: paper)
        return paper.text
    }

    /// Chapter and place: `4.8`.
    var fullNumber: String { "\(chapter).\(number)" }

    func tell(in style: OutputStyle, typed: (() -> TypedLines?)?, on output: some Output) {
        let page = Page(style: style)
        let place = [book, chineseTitle].compactMap(\.self).joined(separator: " · ")
        output.write(page.heading(number: fullNumber, title: title, place: place, rule: "─"))
        telling(Teller(page: page, output: output, typed: typed))
    }
}
