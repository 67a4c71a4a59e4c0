import Book
import FRP
import Marbles
import Terminal
import Text

/// What a section speaks with. Everything it is told appears in order, with an empty line between two blocks: words in the reader's
/// language; code, what it prints and what is drawn as they are.
public final class Teller {
    /// Columns that code, and what is drawn, may take; 74 on a page of 80.
    public var codeWidth: Int { page.codeWidth }

    private let section: BookSection
    private let page: Page
    private let audience: any Audience
    private let readTyped: (() -> TypedLines?)?
    private let replacements: [DiagramPlace: String]
    private var stages: [Stage] = []
    /// What the code calls the sources of each example.
    private var names: [[String?]] = []

    /// - Parameters:
    ///   - page: what the section can know of the page it is shown on.
    ///   - diagrams: what sources of the examples do instead of what the code says.
    init(
        _ section: BookSection, to audience: some Audience, page: Page, typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) {
        (self.section, self.audience, self.page) = (section, audience, page)
        self.readTyped = typed
        self.replacements = diagrams
    }

    /// What the examples have made from diagrams until now.
    var sources: [PlacedSource] {
        stages.enumerated().flatMap { example, stage in
            stage.sources.enumerated().map { index, source in
                let own = names[example]
                return PlacedSource(
                    example: example + 1, number: index + 1,
                    name: own.indices.contains(index) ? own[index] : nil,
                    source: source)
            }
        }
    }

    /// A headline where the thought turns: a few words, without a full stop.
    public func heading(_ title: String) {
        audience.hear(.turn(title.translated))
    }

    /// Paragraphs, re-wrapped to the reader's width. An empty line ends a paragraph, a line that begins with `- `
    /// or `1. ` begins an item of a list, and `` `code` `` stays in one piece where it can.
    public func prose(_ text: String) {
        audience.hear(.prose(text.translatedProse))
    }

    /// Shows the source of `body`, runs it, and shows what it printed (``print(_:separator:terminator:)``) and drew
    /// (``draw(_:)``), and what the core warned of. It has a clock of its own (``clock``). If its file cannot be read, what
    /// it printed stands alone; an error it throws is shown like something it printed.
    ///
    /// Leave the other arguments alone: they say where the source stands.
    public func example(
        file: String = #filePath,
        line: Int = #line,
        column: Int = #column,
        _ body: () throws -> Void
    ) {
        let excerpt = Excerpt(file: file, line: line, column: column)
        let stage = newStage(excerpt?.sources.map(\.name) ?? [])
        let number = stages.count
        if let excerpt {
            audience.hear(.example(number, .source(excerpt)))
        }
        RunningExample(number, to: audience).run {
            try Misuse.reporting(to: { print("FRP: \($0.description.translated)") }) {
                try stage.perform(body)
            }
        }
        audience.hear(.example(number, .over(stage.sources)))
    }

    /// Shows the body of a function or type of the program as it stands in its file, without running it: the code that the
    /// app really uses. If the file cannot be read, nothing is shown.
    ///
    ///     tell.body(of: "func search()", in: "Chapters/Chapter5/Search/SearchModel.swift")
    ///
    /// - Parameters:
    ///   - declaration: words of its declaration, which stand nowhere before in the file.
    ///   - file: from the folder of the package.
    public func body(of declaration: String, in file: String) {
        if let excerpt = Excerpt(inPackage: file, declaring: declaration) { audience.hear(.code(excerpt)) }
    }

    /// Lines that stand as they are: a marble diagram, a table. Drawn anew in the reader's language, if all of it is one entry.
    public func diagram(_ lines: [String]) {
        audience.hear(.drawing(Phrasebook.current.drawing(lines)))
    }

    /// Something of several lines that stand as they are.
    public func diagram(_ drawing: some CustomStringConvertible) {
        diagram(drawing.description.lines)
    }

    /// Lines of Objective-C, each with the line of this section that does the same. `…` stands for what is left out. Where
    /// a line can be read, the book's table knows (``BookSection/label(ofObjectiveC:)``); `nowhere` is an error of a test.
    ///
    ///     tell.translation(["[wind filter:^BOOL(NSNumber *speed) { … }]": "wind.filter { … }"])
    public func translation(_ lines: KeyValuePairs<String, String>) {
        audience.hear(
            .translation(
                lines.map {
                    Counterpart(
                        place: section.label(ofObjectiveC: $0) ?? "nowhere", objectiveC: $0, here: $1)
                }))
    }

    /// A sentence of the book that is not so, where its reader would be misled: what it says, and how it is. One line, in its own
    /// words a whole sentence after `BookSection.correctionMark`, so that everybody else can skip it.
    public func correction(_ sentence: String) {
        audience.hear(.aside((BookSection.correctionMark + sentence).translatedProse))
    }

    /// Words that a reader may leave out, or should see later: an aside, an answer. A page shows the title, and the text when it is
    /// opened; a terminal shows both, indented.
    public func fold(_ title: String, _ text: String) {
        audience.hear(.fold(FoldData(title: title.translated, text: text.translatedProse)))
    }

    /// The last words of a section: the names elsewhere, where it is live.
    public func closing(_ text: String) {
        audience.hear(.aside(text.translatedProse))
    }

    /// What the reader typed: the lines of piped standard input, if this section was asked for alone and something
    /// came. `nil`: tell it with the scripted person. Reads standard input to its end, the first time it is asked.
    public private(set) lazy var typedLines: [String]? = {
        audience.hear(.question)
        let typed = readTyped?()
        for remark in typed?.remarks ?? [] {
            audience.hear(.aside(remark.translatedProse))
        }
        return typed?.lines.isEmpty == false ? typed?.lines : nil
    }()

    private func newStage(_ names: [String?]) -> Stage {
        let example = stages.count + 1
        let own = replacements.sorted { $0.key < $1.key }.flatMap { place, marbles in
            let named = names.indices.filter { place.means($0 + 1, of: example, called: names[$0]) }.map {
                $0 + 1
            }
            // A source that the code does not show has its number.
            let number = place.example == example ? Int(place.source) : nil
            return Set(named + [number].compactMap(\.self)).map { ($0, marbles) }
        }
        stages.append(Stage(replacing: Dictionary(own) { $1 }))
        self.names.append(names)
        return stages[example - 1]
    }
}
