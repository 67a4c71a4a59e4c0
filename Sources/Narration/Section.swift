import Book
import Marbles
import Terminal

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
    /// What the book's table says of it.
    public let entry: BookSection
    private let telling: @Sendable (Teller) -> Void

    /// The section of this number in the book's table. `tell` tells it, from the first line under the heading to the last.
    public init(_ number: String, tell: @escaping @Sendable (Teller) -> Void) {
        guard let entry = BookSection(number) else {
            preconditionFailure("Sources/Book/Table.swift has no section \(number). Write it there first.")
        }
        self.init(entry, tell: tell)
    }

    /// A section that `tell` tells, wherever it stands.
    public init(_ entry: BookSection, tell: @escaping @Sendable (Teller) -> Void) {
        (self.entry, self.telling) = (entry, tell)
    }

    /// The section as one text; `typed` stands for the lines a reader typed, `nil` for the scripted person.
    public func render(in style: OutputStyle = .plain, typed: TypedLines? = nil) -> String {
        let paper = Paper()
        tell(in: style, typed: { typed }, on: paper)
        return paper.text
    }

    var number: String { entry.number }
    var title: String { entry.title }
    var name: String { entry.name }

    /// Returns what was told.
    @discardableResult
    func tell(in style: OutputStyle, typed: (() -> TypedLines?)?, on output: some Output) -> Typesetter {
        let page = Page(style: style)
        let typesetter = Typesetter(page, on: output)
        _ = tell(to: typesetter, page: page, typed: typed)
        return typesetter
    }

    /// Returns the sources that the examples have made from diagrams.
    func tell(
        to audience: some Audience, page: Page = Page(style: .plain), typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) -> [DiagramPlace: Stage.Source] {
        audience.hear(.heading(entry))
        let teller = Teller(to: audience, page: page, typed: typed, replacing: diagrams)
        telling(teller)
        if let invitation = entry.invitation { audience.hear(.aside(invitation)) }
        return teller.sources
    }
}
