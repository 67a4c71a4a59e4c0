import Book
import FRP
import Marbles
import Terminal
import Text

/// The interface of a section to its reader. All blocks appear in order, with an empty line between two. Texts are translated to
/// the reader's language; code and output are not.
public final class Teller {
    /// The maximum width of code and drawings: 74 columns on a page of 80.
    public var codeWidth: Int { page.codeWidth }

    private let section: BookSection
    private let page: Page
    private let audience: any Audience
    private let readTyped: (() -> TypedLines?)?
    private let replacements: [DiagramPlace: String]
    private var stages: [Stage] = []
    /// The names of each example's sources in the code.
    private var names: [[String?]] = []

    /// - Parameters:
    ///   - page: the page on which the section is shown.
    ///   - diagrams: other diagrams for sources of the examples.
    init(
        _ section: BookSection, to audience: some Audience, page: Page, typed: (() -> TypedLines?)?,
        replacing diagrams: [DiagramPlace: String] = [:]
    ) {
        (self.section, self.audience, self.page) = (section, audience, page)
        self.readTyped = typed
        self.replacements = diagrams
    }

    /// The sources that the examples have made from diagrams until now.
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

    /// A headline where the subject changes: a few words, without a full stop.
    public func heading(_ title: String) {
        audience.hear(.turn(title.translated))
    }

    /// Paragraphs, re-wrapped to the reader's width. An empty line ends a paragraph, a line that begins with `- `
    /// or `1. ` begins an item of a list, and `` `code` `` stays in one piece where it can.
    public func prose(_ text: String) {
        audience.hear(.prose(text.translatedProse))
    }

    /// Shows the source of `body`, runs it, and shows what it printed (``print(_:separator:terminator:)``) and drew (``draw(_:)``),
    /// and the warnings of the core. It has a clock of its own (``clock``). If its file cannot be read, only the output is shown.
    /// An error that it throws is shown like printed text.
    ///
    /// Do not pass the other arguments: they give the place of the source.
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

    /// Shows the body of a function or type of the program from its file, without running it: the code that the app really uses. If
    /// the file cannot be read, nothing is shown.
    ///
    ///     tell.body(of: "func search()", in: "Chapters/Chapter5/Search/SearchModel.swift")
    ///
    /// - Parameters:
    ///   - declaration: a part of its declaration that does not occur before it in the file.
    ///   - file: the path from the folder of the package.
    public func body(of declaration: String, in file: String) {
        if let excerpt = Excerpt(inPackage: file, declaring: declaration) { audience.hear(.code(excerpt)) }
    }

    /// Lines that are shown unchanged: a marble diagram, a table. There may be a version in the reader's language, as one entry.
    public func diagram(_ lines: [String]) {
        audience.hear(.drawing(Phrasebook.current.drawing(lines)))
    }

    /// A drawing of several lines that are shown unchanged.
    public func diagram(_ drawing: some CustomStringConvertible) {
        diagram(drawing.description.lines)
    }

    /// Lines of Objective-C, each with the Swift line of this section that does the same. `…` replaces what is left out. The label
    /// of a line names the text that shows it (``BookSection/label(ofObjectiveC:)``). The label `nowhere` makes a test fail.
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

    /// A sentence of the book that is wrong, and would mislead its reader: what it says, and what is true. It is one line, a
    /// complete sentence after `BookSection.correctionMark`, so that other readers can skip it.
    public func correction(_ sentence: String) {
        audience.hear(.aside((BookSection.correctionMark + sentence).translatedProse))
    }

    /// A text that a reader may skip, or should see later: an aside, an answer. A page shows the title, and the text when it is
    /// opened; a terminal shows both, indented.
    public func fold(_ title: String, _ text: String) {
        audience.hear(.fold(FoldData(title: title.translated, text: text.translatedProse)))
    }

    /// The last remark of a section: the names in other libraries, or where to try it live.
    public func closing(_ text: String) {
        audience.hear(.aside(text.translatedProse))
    }

    /// The lines that the reader typed: those of piped standard input, if only this section was asked for and there were any.
    /// `nil`: use the scripted person. The first access reads standard input to its end.
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
            // A source whose code is not shown is identified by its number.
            let number = place.example == example ? Int(place.source) : nil
            return Set(named + [number].compactMap(\.self)).map { ($0, marbles) }
        }
        stages.append(Stage(replacing: Dictionary(own) { $1 }))
        self.names.append(names)
        return stages[example - 1]
    }
}
