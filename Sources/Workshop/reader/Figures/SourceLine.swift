import Book
import Lessons

/// A source whose marbles can be moved, and where it is found in its section.
struct SourceLine {
    /// What the sources of a section are called, by the number of their example.
    typealias Names = [Int: [String?]]

    /// Where it is: `3.1`, the first source of the third example.
    let place: String
    /// As `--marbles` and addresses name it: `wind`, or `3.wind` where several have that name.
    let key: String
    /// What the code calls it.
    let name: String
    private let source: SourceData

    private init(
        _ source: SourceData, named own: String?, number: Int, of example: ExampleData, among names: [String?]
    ) {
        (self.source, place) = (source, "\(example.number).\(number)")
        name = own ?? "source \(number)"
        // What is typed, and what is shown on demand, stand in addresses too.
        let isClear = names.count { $0 == own } <= 1 && !["typed", "reveal"].contains(own)
        key = own.map { isClear ? $0 : "\(example.number).\($0)" } ?? place
    }

    /// A line that is drawn on a page, and stands in no code.
    init(_ source: SourceData, named name: String) {
        (self.source, place, key, self.name) = (source, name, name, name)
    }

    /// All sources of an example. `names` are those of its section.
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

    /// The values that the diagram in the code names, in their order.
    var values: [String] {
        source.marbles.matches(of: /'(?:\\.|[^'])*'|[^-|X()^! ]/).map { String($0.0) }
    }

    var current: String { source.current }
    /// Where its line ends; if it does not end, where its text does.
    var lastColumn: Int {
        let end = source.moments.last.flatMap { $0.marks.contains { $0.kind != .value } ? $0.column : nil }
        return end ?? width - 1
    }
    var width: Int { source.current.count }
    var line: Figure.Line {
        Figure.Line(label: name, columns: 0...max(0, width - 1), moments: source.moments)
    }

    /// What the script needs to write the diagram anew: what stands in which column of it.
    var attributes: HTML {
        let moments = source.moments.map { moment in
            "[\(moment.column),[\(moment.marks.map { $0.text.quoted }.joined(separator: ","))]]"
        }
        let text: HTML = "[\(moments.joined(separator: ","))]"
        // Between single quotes the many double ones stand as they are, which makes a page shorter.
        return "\(places) data-moments='\(HTML(stringLiteral: text.text.replacing("&quot;", with: "\"")))'"
    }

    private var isChanged: Bool { source.current != source.marbles }

    /// Which source it is, what the code says, and what is shown if that is another diagram.
    var places: HTML {
        """
         data-source="\(place)" data-key="\(key)" data-text="\(source.marbles)"\
        \(isChanged ? " data-current=\"\(source.current)\"" : "" as HTML)
        """
    }

    /// Its diagram as it stands in the code, marked if it is another one now.
    var literal: HTML {
        let title: HTML = isChanged ? " title=\"in the file: \(source.marbles)\"" : ""
        return
            "<span class=\"literal diagram\(isChanged ? " changed" : "")\"\(places)\(title)>\"\(source.current)\"</span>"
    }

    var codeLiteral: String { "\"\(source.marbles)\"" }

    /// Whether a line of a figure shows this source as a subscriber sees it that is there from the beginning.
    func isShown(by line: Figure.Line, legend: [Figure.Explanation]) -> Bool {
        guard line.moments.count == source.moments.count, line.columns?.lowerBound == 0 else { return false }
        return zip(line.moments, source.moments).allSatisfy { shown, own in
            shown.seconds == Double(own.column)
                && zip(shown.marks, own.marks).allSatisfy { Self.agree($0, $1, legend) }
                && shown.marks.count == own.marks.count
        }
    }

    /// A value has a letter in a figure if its name is long, and in a diagram if there is a legend.
    private static func agree(
        _ shown: Figure.Mark, _ own: Figure.Mark, _ legend: [Figure.Explanation]
    ) -> Bool {
        guard shown.kind == own.kind else { return false }
        let meaning = legend.first { $0.letter == shown.text }?.meaning
        return shown.kind != .value || shown.text == own.text || meaning != nil
    }
}

extension String {
    /// As a script reads it.
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
    /// The names in `let name = Signal<Int>(marbles: "…")`. A closure may have made sources in another order.
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
    /// The source that each of its lines shows.
    func lines(showing sources: [SourceLine]) -> [SourceLine?] {
        var others = sources
        return lines.map { line in
            others.firstIndex { $0.isShown(by: line, legend: legend) }.map { others.remove(at: $0) }
        }
    }

    /// Sources that no figure shows, one under the other, so that their marbles can be moved too.
    init(of sources: [SourceLine]) {
        let width = sources.map(\.width).max() ?? 0
        self.init(
            lines: sources.map(\.line), width: width, seconds: (0..<width).map { $0 }, cuts: [], legend: [],
            text: sources.map { "\($0.name)   \($0.current)" })
    }
}
