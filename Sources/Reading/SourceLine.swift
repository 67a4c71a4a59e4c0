import Manuscript

/// A source whose marbles can be moved, and where it is found in its section.
struct SourceLine {
    /// As `--marbles` names it: `3.1`.
    let place: String
    private let source: SourceData

    init(_ source: SourceData, number: Int, ofExample example: Int) {
        (self.source, place) = (source, "\(example).\(number)")
    }

    /// All sources of an example.
    static func all(of example: ExampleData) -> [SourceLine] {
        example.sources.enumerated().map { SourceLine($1, number: $0 + 1, ofExample: example.number) }
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

    /// The source alone, where no figure shows it.
    var figure: Figure {
        let width = source.current.count
        return Figure(
            lines: [
                .init(label: "source \(place)", columns: 0...max(0, width - 1), moments: source.moments)
            ],
            width: width, seconds: (0..<width).map { $0 }, cuts: [], legend: [], text: [source.current])
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

extension Figure {
    /// The source that each of its lines shows, and those that none of them shows.
    func showing(_ sources: [SourceLine]) -> (lines: [SourceLine?], others: [SourceLine]) {
        var others = sources
        let lines = lines.map { line in
            others.firstIndex { $0.isShown(by: line, legend: legend) }.map { others.remove(at: $0) }
        }
        return (lines, others)
    }
}
