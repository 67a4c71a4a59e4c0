import Lessons

extension Figure {
    /// Parses a figure in the text of a task. Each line has a label, two blanks or more, and a diagram.
    ///
    ///     wind      --3--7--9--|
    ///     at 6            ^-9--|
    ///
    /// The diagrams have the notation of `marbles:`, and each column of the text is a column of the figure. `nil` if a line has
    /// another form, and also if two values touch: they may be one value.
    init?(ofTask lines: [String]) {
        let starts = lines.map(Self.startOfDiagram)
        // The diagram of a late subscriber has blanks before its `^`. So column 0 is where the leftmost diagram begins.
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

/// A parsed line of a figure.
private struct FigureTextLine {
    let line: Figure.Line
    let width: Int

    /// - Parameter start: the number of characters before column 0. `nil` if the text is no line of a figure.
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

    /// Parses the mark at `column`, and moves `column` past it.
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
