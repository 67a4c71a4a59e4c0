/// A diagram as the documentation of an operator shows it: sources, what is done with them, and the result.
///
///     source         --1--2--3--|      a remark may follow
///     map { $0 * 10 }
///     result         --10-20-30-|
///
/// All lines share their times. A source that is subscribed later begins with `^` in that column.
struct DocumentedDiagram: Sendable {
    struct Row: Equatable, Sendable {
        let name: String
        let marbles: String
    }

    let sources: [Row]
    let result: Row
    /// What is done, as code.
    let call: String

    /// Reads the lines of a code block; `nil` if they do not have the form.
    init?(_ lines: [String]) {
        guard let last = lines.last, let column = Self.firstColumn(of: last) else { return nil }
        let rows = lines.map { Self.row($0, from: column) }
        guard let result = rows.last ?? nil, result.name == "result" else { return nil }
        let calls = zip(lines, rows).filter { $1 == nil }.map(\.0)
        guard calls.count == 1, rows.dropLast().last == .some(nil) else { return nil }
        (sources, self.result, call) = (rows.dropLast().compactMap(\.self), result, calls[0])
    }

    /// Where the marbles of a line begin that has no blanks before them.
    private static func firstColumn(of line: String) -> Int? {
        line.firstMatch(of: /^\w+ {2,}/).map { line.distance(from: line.startIndex, to: $0.range.upperBound) }
    }

    /// The row in a line: a name, blanks up to `column`, marbles, and perhaps a remark behind three blanks.
    private static func row(_ line: String, from column: Int) -> Row? {
        guard let name = line.prefixMatch(of: /\w+(?=  )/)?.output else { return nil }
        let marbles = line.dropFirst(column)
        guard let first = marbles.firstIndex(where: { $0 != " " }) else { return nil }
        let end = marbles[first...].firstRange(of: "   ")?.lowerBound ?? marbles.endIndex
        return Row(name: String(name), marbles: String(marbles[..<end]))
    }
}
