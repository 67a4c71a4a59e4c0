import Book
import Lessons

/// A source whose marbles can be moved, with its place in the section.
struct SourceLine {
    /// The names of the sources of a section, by the number of their example.
    typealias Names = [Int: [String?]]

    /// Its number: `3.1` is the first source of the third example.
    let place: String
    /// Its name in `--marbles` and in addresses: `wind`, or `3.wind` where several have that name.
    let key: String
    /// Its name in the code.
    let name: String
    private let source: SourceData

    private init(
        _ source: SourceData, named own: String?, number: Int, of example: ExampleData, among names: [String?]
    ) {
        (self.source, place) = (source, "\(example.number).\(number)")
        name = own ?? "source \(number)"
        // The address has parameters `typed` and `reveal` already, so a source of that name gets the number of its example, too.
        let isClear = names.count { $0 == own } <= 1 && !["typed", "reveal"].contains(own)
        key = own.map { isClear ? $0 : "\(example.number).\($0)" } ?? place
    }

    /// A source that is in no example's code: the picture of a question (``QuestionPage``).
    init(_ source: SourceData, named name: String) {
        (self.source, place, key, self.name) = (source, name, name, name)
    }

    /// All sources of an example. `names` are the names of all sources in its section.
    static func all(of example: ExampleData, among names: Names = [:]) -> [SourceLine] {
        let own = names[example.number] ?? example.namesOfSources
        let all = names.values.flatMap(\.self)
        return example.sources.enumerated().map {
            SourceLine($1, named: own[$0], number: $0 + 1, of: example, among: all)
        }
    }

    static func names(in section: SectionData) -> Names {
        let examples = section.examples.filter { !$0.sources.isEmpty }
        return Dictionary(examples.map { ($0.number, $0.namesOfSources) }, uniquingKeysWith: { $1 })
    }

    /// The values in the diagram of the code, in order.
    var values: [String] {
        source.marbles.matches(of: /'(?:\\.|[^'])*'|[^-|X()^! ]/).map { String($0.0) }
    }

    var current: String { source.current }
    /// The column in which the source ends; if it never ends, the last column of its diagram.
    var lastColumn: Int {
        let end = source.moments.last.flatMap { $0.marks.contains { $0.kind != .value } ? $0.column : nil }
        return end ?? width - 1
    }
    var width: Int { source.current.count }
    var line: Figure.Line {
        Figure.Line(label: name, columns: 0...max(0, width - 1), moments: source.moments)
    }

    /// The attributes from which a script writes a changed diagram: ``dataAttributes``, and the marks of each column.
    var attributes: HTML {
        let moments = source.moments.map { moment in
            "[\(moment.column),[\(moment.marks.map { $0.text.quoted }.joined(separator: ","))]]"
        }
        let text: HTML = "[\(moments.joined(separator: ","))]"
        // Inside single quotes the many double quotes need no escape, which makes the page shorter.
        return
            "\(dataAttributes) data-moments='\(HTML(stringLiteral: text.text.replacing("&quot;", with: "\"")))'"
    }

    private var isChanged: Bool { source.current != source.marbles }

    /// The HTML attributes that name the source and hold its diagram: that of the code, and the current one if it is another.
    var dataAttributes: HTML {
        """
         data-source="\(place)" data-key="\(key)" data-text="\(source.marbles)"\
        \(isChanged ? " data-current=\"\(source.current)\"" : "" as HTML)
        """
    }

    /// The current diagram, as a literal in the shown code. If the reader has changed it, it is marked, and its title has the
    /// diagram of the file.
    var literal: HTML {
        let title: HTML = isChanged ? " title=\"in the file: \(source.marbles)\"" : ""
        return
            "<span class=\"literal diagram\(isChanged ? " changed" : "")\"\(dataAttributes)\(title)>\"\(source.current)\"</span>"
    }

    var codeLiteral: String { "\"\(source.marbles)\"" }

    /// Whether a line of a figure shows all of this source: what a subscriber sees that has subscribed at the beginning.
    func isShown(by line: Figure.Line, legend: [Figure.Explanation]) -> Bool {
        guard line.moments.count == source.moments.count, line.columns?.lowerBound == 0 else { return false }
        return zip(line.moments, source.moments).allSatisfy { shown, own in
            shown.seconds == Double(own.column)
                && zip(shown.marks, own.marks).allSatisfy { Self.agree($0, $1, legend) }
                && shown.marks.count == own.marks.count
        }
    }

    /// Whether two marks can be the same event. A figure shows a long value as a letter of its legend, and the code may have
    /// another letter for it: so any letter of the legend matches.
    private static func agree(
        _ shown: Figure.Mark, _ own: Figure.Mark, _ legend: [Figure.Explanation]
    ) -> Bool {
        guard shown.kind == own.kind else { return false }
        let meaning = legend.first { $0.letter == shown.text }?.meaning
        return shown.kind != .value || shown.text == own.text || meaning != nil
    }
}

extension String {
    /// The string as a JavaScript string literal.
    fileprivate var quoted: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            default: String(scalar)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension ExampleData {
    /// The names in `let name = Signal<Int>(marbles: "…")`. If a closure made the sources in another order, diagrams identify them.
    fileprivate var namesOfSources: [String?] {
        let written = code?.sources ?? []
        return sources.enumerated().map { index, source in
            if written.indices.contains(index), written[index].marbles == source.marbles {
                return written[index].name
            }
            return written.first { $0.marbles == source.marbles }?.name
        }
    }
}

extension Figure {
    /// For each line of the figure the source that it shows; `nil` for a line that shows none.
    func lines(showing sources: [SourceLine]) -> [SourceLine?] {
        var others = sources
        return lines.map { line in
            others.firstIndex { $0.isShown(by: line, legend: legend) }.map { others.remove(at: $0) }
        }
    }

    /// A figure of sources that no other figure shows, so that their marbles can be moved, too.
    init(of sources: [SourceLine]) {
        let width = sources.map(\.width).max() ?? 0
        self.init(
            lines: sources.map(\.line), width: width, seconds: (0..<width).map { $0 }, cuts: [], legend: [],
            text: sources.map { "\($0.name)   \($0.current)" })
    }
}
