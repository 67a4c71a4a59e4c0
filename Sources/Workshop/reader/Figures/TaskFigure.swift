import Lessons

extension Figure {
    /// Reads a figure from the text of a task: in each line a label, two blanks or more, and a diagram.
    ///
    ///     wind      --3--7--9--|
    ///     at 6            ^-9--|
    ///
    /// The signs are those of a diagram; what stands in a column of the text stands in that column of the figure. `nil` where a
    /// line is none of a figure, and also where two values touch: they may be one.
    init?(ofTask lines: [String]) {
        let starts = lines.map(Self.startOfDiagram)
        // A line that begins later has blanks before its `^`.
        guard let start = starts.compactMap(\.self).min(), !starts.contains(nil) else { return nil }
        let drawn = lines.compactMap { FigureTextLine($0, from: start) }
        guard drawn.count == lines.count, drawn.contains(where: { $0.line.moments.contains(where: \.isEnd) })
        else { return nil }
        let width = drawn.map(\.width).max() ?? 0
        self.init(
            lines: drawn.map(\.line), width: width, seconds: (0..<width).map { $0 }, cuts: [], legend: [],
            text: lines)
    }

    private static func startOfDiagram(_ line: String) -> Int? {
        guard let match = line.wholeMatch(of: /([^ ]+(?: [^ ]+)*  +)([-^(].*)/),
            match.2.wholeMatch(of: /(?:[-^|X!]|[A-Za-z0-9](?![A-Za-z0-9])|'[^']*'|\([^()]*\))+/) != nil
        else { return nil }
        return match.1.count
    }
}

/// A line of a figure, read from its text.
private struct FigureTextLine {
    let line: Figure.Line
    let width: Int

    /// - Parameter start: how many characters stand before column 0. `nil` if it is no line of a figure.
    init?(_ text: String, from start: Int) {
        let label = text.prefix(start)
        let signs = Array(text.dropFirst(start))
        guard label.count == start, label.last == " ", let first = signs.firstIndex(where: { $0 != " " })
        else {
            return nil
        }
        var moments: [Figure.Moment] = []
        var (column, last) = (first, first)
        while column < signs.count {
            let begin = column
            switch signs[column] {
            case "-", " ": column += 1
            case "(":
                guard let end = signs[column...].firstIndex(of: ")") else { return nil }
                var marks: [Figure.Mark] = []
                column += 1
                while column < end { marks.append(Self.mark(in: signs, at: &column)) }
                moments.append(.init(column: begin, seconds: Double(begin), marks: marks))
                column = end + 1
            default:
                let mark = Self.mark(in: signs, at: &column)
                moments.append(.init(column: begin, seconds: Double(begin), marks: [mark]))
            }
            if signs[begin] != " " { last = begin }
        }
        width = signs.count
        line = .init(
            label: label.split(separator: " ").joined(separator: " "), columns: first...last, moments: moments
        )
    }

    /// The sign at a column; moves on behind it.
    private static func mark(in signs: [Character], at column: inout Int) -> Figure.Mark {
        let begin = column
        column += 1
        switch signs[begin] {
        case "|": return .init(kind: .completed, text: "|")
        case "X": return .init(kind: .error, text: "X")
        case "^": return .init(kind: .subscribed, text: "^")
        case "!": return .init(kind: .disposed, text: "!")
        case "'":
            while column < signs.count, signs[column] != "'" { column += 1 }
            column = min(column + 1, signs.count)
            return .init(kind: .value, text: String(signs[begin..<column]))
        default: return .init(kind: .value, text: String(signs[begin]))
        }
    }
}

extension Figure.Moment {
    fileprivate var isEnd: Bool { marks.contains { $0.kind != .value && $0.kind != .subscribed } }
}
