import Manuscript

/// Reads a figure from its text, as a test's message draws it:
///
///     wind      --3--7--9--|
///     expected  -----7--9--|
///     yours     --3--7--9--|
///     seconds   0    5    10
///               --^ at 2 you sent 3; nothing was expected there
///
/// The signs are those of a diagram; what stands in a column of the text stands in that column of the figure.
struct FigureText {
    let figure: Figure
    /// What is said at the mark under the figure, and the column that it points at.
    let remark: (column: Int, sentence: String)?
    /// How many lines of the text it takes.
    let count: Int

    /// The figure with which some lines begin. `nil` if they begin with none, or with one that is parted in several.
    init?(_ lines: ArraySlice<String>) {
        let block = lines.prefix { !$0.isEmpty }
        guard let ruler = block.firstIndex(where: { $0.hasPrefix("seconds ") }), ruler > lines.startIndex,
            let zero = lines[ruler].firstIndex(where: \.isNumber)
        else { return nil }
        let start = lines[ruler].distance(from: lines[ruler].startIndex, to: zero)
        let drawn = lines[..<ruler].map { FigureTextLine($0, from: start) }
        guard drawn.allSatisfy({ $0 != nil }) else { return nil }

        let below = lines[(ruler + 1)...].prefix { $0.prefix(start).allSatisfy { $0 == " " } && !$0.isEmpty }
            .map { String($0.dropFirst(start)) }
        remark = below.first.flatMap(Self.remark)
        let legend = below.dropFirst(remark == nil ? 0 : 1).flatMap(Self.explanations)
        let lineDrawn = drawn.compactMap(\.self)
        let width = (lineDrawn.map(\.width).max() ?? 0)
        let text = Array(lines[...ruler]) + below.map { String(repeating: " ", count: start) + $0 }
        figure = Figure(
            lines: lineDrawn.map(\.line), width: width,
            seconds: Self.seconds(lines[ruler].dropFirst(start), width: width),
            cuts: Array(Set(lineDrawn.flatMap(\.cuts))).sorted(), legend: legend, text: text)
        count = text.count
    }

    /// A figure without a ruler, as tasks draw it: in each line a label, two blanks or more, and a diagram. `nil` also where two
    /// values touch: they may be one.
    init?(bare lines: [String]) {
        let starts = lines.map(Self.startOfDiagram)
        // A line that begins later has blanks before its `^`.
        guard let start = starts.compactMap(\.self).min(), !starts.contains(nil) else { return nil }
        let drawn = lines.compactMap { FigureTextLine($0, from: start) }
        guard drawn.count == lines.count, drawn.contains(where: { $0.line.moments.contains(where: \.isEnd) })
        else { return nil }
        let width = drawn.map(\.width).max() ?? 0
        figure = Figure(
            lines: drawn.map(\.line), width: width, seconds: (0..<width).map { $0 }, cuts: [], legend: [],
            text: lines)
        (remark, count) = (nil, lines.count)
    }

    private static func startOfDiagram(_ line: String) -> Int? {
        guard let match = line.wholeMatch(of: /([^ ]+(?: [^ ]+)*  +)([-^(].*)/),
            match.2.wholeMatch(of: /(?:[-^|X!]|[A-Za-z0-9](?![A-Za-z0-9])|'[^']*'|\([^()]*\))+/) != nil
        else { return nil }
        return match.1.count
    }

    private static func remark(_ line: String) -> (column: Int, sentence: String)? {
        guard let match = line.wholeMatch(of: /(-*)\^ ?(.*)/) else { return nil }
        return (match.1.count, String(match.2))
    }

    private static func explanations(_ line: String) -> [Figure.Explanation] {
        line.split(separator: "   ").compactMap { part in
            part.wholeMatch(of: /(.) = (.*)/).map { .init(letter: String($0.1), meaning: String($0.2)) }
        }
    }

    /// The second of each column, counted on from the number that stands before it.
    private static func seconds(_ ruler: Substring, width: Int) -> [Int?] {
        var starts: [Int: Int] = [:]
        for match in ruler.matches(of: /[0-9]+/) {
            starts[ruler.distance(from: ruler.startIndex, to: match.range.lowerBound)] = Int(match.0)
        }
        var offset = 0
        return (0..<max(width, 1)).map { column in
            if let second = starts[column] { offset = second - column }
            return column + offset
        }
    }
}

/// A line of a figure, read from its text.
private struct FigureTextLine {
    let line: Figure.Line
    let width: Int
    let cuts: [Int]

    /// - Parameter start: how many characters stand before column 0. `nil` if it is no line of a figure.
    init?(_ text: String, from start: Int) {
        let label = text.prefix(start)
        let signs = Array(text.dropFirst(start))
        guard label.count == start, label.last == " ", let first = signs.firstIndex(where: { $0 != " " })
        else {
            return nil
        }
        var (moments, cuts): ([Figure.Moment], [Int]) = ([], [])
        var (column, last) = (first, first)
        while column < signs.count {
            let begin = column
            switch signs[column] {
            case "-", " ": column += 1
            case "…":
                cuts.append(column)
                column += 1
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
        (width, self.cuts) = (signs.count, cuts)
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
            while column < signs.count, signs[column] != "'" { column += signs[column] == "\\" ? 2 : 1 }
            column = min(column + 1, signs.count)
            return .init(kind: .value, text: String(signs[begin..<column]))
        default: return .init(kind: .value, text: String(signs[begin]))
        }
    }
}

extension Figure.Moment {
    fileprivate var isEnd: Bool { marks.contains { $0.kind != .value && $0.kind != .subscribed } }
}
