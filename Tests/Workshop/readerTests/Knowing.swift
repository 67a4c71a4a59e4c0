import Book
import Testing

@testable import chapter4

/// Solves the questions of `which`, by running the operators of chapter 4.
enum Knowing {
    /// The row of events that this code sends.
    ///
    /// - Parameter rows: the rows of the sources, by their labels.
    static func row(of code: String, given rows: [String: String], from late: Int? = nil) throws -> String {
        let candidate = try #require(
            CandidateGroup.all.flatMap(\.candidates).first { $0.code == code }, "\(code)")
        let drawn = SourceRows(a: try #require(rows["a"]), b: rows["b"], each: rows["each(x)"], late: late)
        let sources = try QuestionSources(drawn)
        return sources.row(of: candidate.result(sources), from: late).description
    }

    /// The index of the code that sends the result.
    static func choice(among codes: [String], given rows: [String: String]) throws -> Int {
        let result = try #require(rows["result"])
        // The row of a late subscriber begins with its `^`.
        let late = result.firstIndex(of: "^").map { result[..<$0].filter { $0 != "(" }.count }
        return try #require(
            try codes.firstIndex { try row(of: $0, given: rows, from: late) == result },
            "\(codes) \(rows)")
    }

    /// The rows in the text of a figure, by their labels.
    static func rows(in lines: [String]) -> [String: String] {
        lines.reduce(into: [:]) { rows, line in
            if let match = line.firstMatch(of: /^ *(a|b|each\(x\)|result)  +(.*?) *$/) {
                let column = line.distance(from: line.startIndex, to: match.2.startIndex)
                // All rows begin in the column of the first one. So blanks before a late subscriber belong to its row.
                let start = rows["start"].flatMap(Int.init) ?? column
                rows["start"] = "\(start)"
                rows[String(match.1)] = String(line.dropFirst(start)).replacing(/\ +$/, with: "")
            }
        }
    }
}
