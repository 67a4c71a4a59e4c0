import FRP
import Marbles

/// The code behind a diagram or a snippet in the documentation. It stands in a table, and its own text is compared with
/// what the documentation shows.
///
///     Example("Operators/Map.swift") { $0.numbers("source").map { $0 * 10 } },
struct Example: Sendable {
    enum Code: Sendable {
        case diagram(@Sendable (DiagramSources) -> Signal<String>)
        case snippet(@Sendable (_ print: @escaping @Sendable (Any) -> Void) -> Void)
    }

    /// Where it is shown, counted from `Sources/FRP`.
    let file: String
    let code: Code
    /// Where the table stands, and in which line of it this entry begins.
    private let table: String
    private let line: Int

    /// A diagram, with how the values of its result are written.
    init<Output>(
        _ file: String, table: String = #filePath, line: Int = #line,
        name: @escaping @Sendable (Output) -> String = { "\($0)" },
        _ make: @escaping @Sendable (DiagramSources) -> Signal<Output>
    ) {
        (self.file, self.table, self.line) = (file, table, line)
        code = .diagram { make($0).map(name) }
    }

    /// A snippet that prints.
    init(
        printing file: String, table: String = #filePath, line: Int = #line,
        _ run: @escaping @Sendable (_ print: @escaping @Sendable (Any) -> Void) -> Void
    ) {
        (self.file, self.table, self.line) = (file, table, line)
        code = .snippet(run)
    }

    /// The text of this entry: up to the next one, or to the end of the table.
    func text() throws -> String {
        let lines = try Checkout.lines(of: table).dropFirst(line - 1)
        let rest = lines.dropFirst().prefix { !$0.contains(" Example(") && $0 != "]" }
        return (lines.prefix(1) + rest).joined(separator: "\n")
    }

    /// True if this entry is about a code block: of its file, and with its code as the last that it does.
    func isBehind(_ block: CodeBlock) throws -> Bool {
        guard block.place.hasPrefix("Sources/FRP/\(file):"), let code = block.code else { return false }
        return try text().ends(withCode: code)
    }
}

extension Example {
    /// What happens, written as the code block writes it.
    func run(showing block: CodeBlock) throws -> [String] {
        switch code {
        case .diagram(let make): try DocumentedDiagram(block.lines).map { try draw($0, make) } ?? []
        case .snippet(let run): printed(run)
        }
    }

    private func draw(
        _ diagram: DocumentedDiagram, _ make: @Sendable (DiagramSources) -> Signal<String>
    ) throws -> [String] {
        let sources = try DiagramSources(diagram.sources)
        let end = Subject<Void>()
        defer { end.sendNext() }
        let seen = sources.time.record(make(sources).takeUntil(end.signal))
        // A result that does not end was watched up to the last column of all lines.
        let hasEnd = diagram.result.marbles.contains { "|X".contains($0) }
        let width = (diagram.sources + [diagram.result]).map(\.marbles.count).max() ?? 0
        sources.time.advance(to: .seconds(hasEnd ? 100 : width - 1))
        return sources.draw(Timeline("", seen))
    }

    private func printed(_ run: (@escaping @Sendable (Any) -> Void) -> Void) -> [String] {
        let lines = Recorder<String>()
        run { lines.append("\($0)") }
        return lines.values
    }
}

extension CodeBlock {
    /// The code that is shown, without what happens.
    fileprivate var code: String? { DocumentedDiagram(lines)?.call ?? DocumentedSnippet(lines)?.code }
}

extension String {
    /// True if `code` is what the entry with this text ends with, as a whole word.
    func ends(withCode code: String) -> Bool {
        let (whole, end) = (tokens, code.tokens + "},")
        guard whole.hasSuffix(end) else { return false }
        let isWord = end.first?.isLetter ?? false
        return !isWord || !(whole.dropLast(end.count).last?.isLetter ?? false)
    }

    /// The same text with the names of the sources for the calls that give them, and without the blanks and line breaks
    /// that mean nothing.
    private var tokens: String {
        replacing(#/(?:\$0|sources)\.(?:\w+\("(\w+)"\)|(time))/#) { $0.1 ?? $0.2 ?? "" }
            .replacing(/\s+/, with: " ").replacing(#/ ?([^\w ]) ?/#) { $0.1 }
    }
}
