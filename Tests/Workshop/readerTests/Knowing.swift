import Book
import Testing

@testable import chapter4

/// Somebody who knows the operators: sees in a picture which of them has made the result, and draws what they send.
enum Knowing {
    /// The row that this code sends, given what is drawn above it.
    ///
    /// - Parameter rows: what stands beside each label.
    static func row(of code: String, given rows: [String: String], from late: Int? = nil) throws -> String {
        let candidate = try #require(
            CandidateGroup.all.flatMap(\.candidates).first { $0.code == code }, "\(code)")
        let drawn = SourceRows(a: try #require(rows["a"]), b: rows["b"], each: rows["each(x)"], late: late)
        let sources = try QuestionSources(drawn)
        return sources.row(of: candidate.result(sources), from: late).description
    }

    /// Which of these sends the result: an index.
    static func choice(among codes: [String], given rows: [String: String]) throws -> Int {
        let result = try #require(rows["result"])
        // A late subscriber's row begins where it comes.
        let late = result.firstIndex(of: "^").map { result[..<$0].filter { $0 != "(" }.count }
        return try #require(
            try codes.firstIndex { try row(of: $0, given: rows, from: late) == result },
            "\(codes) \(rows)")
    }

    /// The rows of a picture's text, by their labels.
    static func rows(in lines: [String]) -> [String: String] {
        lines.reduce(into: [:]) { rows, line in
            if let match = line.firstMatch(of: /^ *(a|b|each\(x\)|result)  +(.*?) *$/) {
                let column = line.distance(from: line.startIndex, to: match.2.startIndex)
                // Blanks before a late subscriber belong to the row: all rows begin below that of `a`.
                let start = rows["start"].flatMap(Int.init) ?? column
                rows["start"] = "\(start)"
                rows[String(match.1)] = String(line.dropFirst(start)).replacing(/\ +$/, with: "")
            }
        }
    }
}
