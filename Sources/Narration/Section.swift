import Book
import Marbles
import Terminal
import Text

/// A section of the book, and how the workbook tells it.
///
///     let hotAndCold = Section("4.8") { tell in
///         tell.prose("A cold signal is a recipe. …")
///         tell.example {
///             print("what this prints stands under its source")
///         }
///         tell.closing("Rx and Combine use the same words.")
///     }
///
/// After it Narration names the exercises to try, if the book's table has any for the section.
public struct Section: Sendable {
    /// Its entry in the book's table.
    public let entry: BookSection
    /// The parts that a reader can ask for alone; empty if it cannot be divided.
    let entries: [SectionEntry]
    /// The questions that may come before the output of its examples.
    private(set) var guesses: [Guess] = []
    private let telling: @Sendable (Teller) -> Void

    /// The section with this number in the book's table. `tell` produces its blocks, from the first line under the heading to the
    /// last. They are followed by the entries of an appendix, with a headline before each group.
    public init(
        _ number: String, entries: [SectionEntry] = [], tell: @escaping @Sendable (Teller) -> Void
    ) {
        guard let entry = BookSection(number) else {
            preconditionFailure(
                "Sources/Workshop/Book/Table.swift has no section \(number). Write it there first.")
        }
        self.init(entry, entries: entries, tell: tell)
    }

    /// A section with this entry, which need not be in the book's table.
    public init(
        _ entry: BookSection, entries: [SectionEntry] = [], tell: @escaping @Sendable (Teller) -> Void
    ) {
        (self.entry, self.entries) = (entry, entries)
        telling = { teller in
            tell(teller)
            for (before, each) in zip([nil] + entries.map(Optional.some), entries) {
                if each.group != before?.group { teller.heading(each.group) }
                each.tell(teller)
            }
        }
    }

    /// This section with questions before the examples that they are about.
    func asking(_ guesses: [Guess]) -> Section {
        var section = self
        section.guesses = guesses
        return section
    }

    /// This section with some of its entries only, and without its introduction.
    func only(_ entries: [SectionEntry]) -> Section {
        Section(entry) { tell in for each in entries { each.tell(tell) } }
    }

    /// The section as one text. `typed` are the lines that a reader typed, or `nil` for the scripted person.
    public func render(in style: OutputStyle = .plain, typed: TypedLines? = nil) -> String {
        let paper = Paper()
        tell(in: style, typed: { typed }, on: paper)
        return paper.text
    }

    var number: String { entry.number }
    var title: String { entry.title.translated }
    var name: String { entry.name }

    /// Returns the blocks that were printed.
    @discardableResult
    func tell(in style: OutputStyle, typed: (() -> TypedLines?)?, on output: some Output) -> Typesetter {
        let page = Page(style: style)
        let typesetter = Typesetter(page, on: output)
        _ = tell(to: typesetter, page: page, typed: typed)
        return typesetter
    }

    /// Returns the sources that the examples made from diagrams.
    func tell(
        to audience: some Audience, page: Page = Page(style: .plain), typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) -> [PlacedSource] {
        audience.hear(.heading(entry))
        let teller = Teller(entry, to: audience, page: page, typed: typed, replacing: diagrams)
        telling(teller)
        if let invitation = entry.invitation { audience.hear(.aside(invitation.translatedProse)) }
        return teller.sources
    }
}

/// A part of a section that can be read alone, by its name: `swift run chapter4 operators debounce`.
public struct SectionEntry: Sendable {
    let name: String
    let group: String
    let tell: @Sendable (Teller) -> Void

    /// - Parameters:
    ///   - name: the name that a reader types.
    ///   - group: the headline of its group.
    public init(_ name: String, under group: String, tell: @escaping @Sendable (Teller) -> Void) {
        (self.name, self.group, self.tell) = (name, group, tell)
    }
}
