import Manuscript

/// A source whose marbles can be moved, and where it is found in its section.
struct SourceLine {
    /// As `--marbles` names it: `3.1`.
    let place: String
    /// What the code calls it.
    let name: String
    private let source: SourceData

    private init(_ source: SourceData, number: Int, of example: ExampleData) {
        (self.source, place) = (source, "\(example.number).\(number)")
        name = example.code?.name(ofSource: source.marbles) ?? "source \(number)"
    }

    /// All sources of an example.
    static func all(of example: ExampleData) -> [SourceLine] {
        example.sources.enumerated().map { SourceLine($1, number: $0 + 1, of: example) }
    }

    var current: String { source.current }
    var width: Int { source.current.count }
    var line: Figure.Line {
        Figure.Line(label: name, columns: 0...max(0, width - 1), moments: source.moments)
    }

    /// What the script needs to write the diagram anew: what stands in which column of it.
    var attributes: HTML {
        let moments = source.moments.map { moment in
            "[\(moment.column),[\(moment.marks.map { $0.text.quoted }.joined(separator: ","))]]"
        }
        return """
             data-source="\(place)" data-text="\(source.marbles)" data-current="\(source.current)" \
            data-moments="[\(moments.joined(separator: ","))]"
            """
    }

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

extension Excerpt {
    /// The name in `let name = Signal<Int>(marbles: "…")`.
    fileprivate func name(ofSource marbles: String) -> String? {
        let line = lines.first { $0.contains("\"\(marbles)\"") }
        return line?.firstMatch(of: /let ([A-Za-z_0-9]+)\b/).map { String($0.1) }
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
