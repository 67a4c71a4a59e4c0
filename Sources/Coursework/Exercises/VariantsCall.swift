import Text

/// A call in which several answers stand beside each other:
///
///     variants {
///         right("`compactMap` leaves out a weak wind.") { wind.compactMap { $0 > 5 ? $0 : nil } }
///         wrong("lets 5 through, which is not above 5") { wind.filter { $0 >= 5 } }
///     }
struct VariantsCall {
    let range: Range<String.Index>
    /// Each with the lines of its body, which begin where those of the call begin, except for the first.
    let answers: [(name: String, isRight: Bool, body: [String])]

    static func all(in text: String) -> [VariantsCall] {
        text.ranges(of: "variants {").compactMap { call in
            guard let braces = text.bracketed(from: text.index(before: call.upperBound)) else { return nil }
            let answers = Self.answers(in: text, braces)
            return VariantsCall(range: call.lowerBound..<braces.upperBound, answers: answers)
        }
    }

    private static func answers(
        in text: String, _ range: Range<String.Index>
    ) -> [(name: String, isRight: Bool, body: [String])] {
        var answers: [(name: String, isRight: Bool, body: [String])] = []
        var rest = text[range]
        while let head = rest.firstMatch(of: /\b(right|wrong)\(\s*"((?:[^"\\]|\\.)*)"\s*\)\s*\{/),
            let braces = text.bracketed(from: text.index(before: head.range.upperBound))
        {
            let lines = text[braces].dropFirst().dropLast().split(separator: "\n").filter {
                !$0.allSatisfy(\.isWhitespace)
            }
            let name = String(head.2).replacing(#"\""#, with: "\"")
            // A body is indented by two steps more than the call.
            let body = lines.enumerated().map { $0 == 0 ? String($1.trimmed) : String($1.dropFirst(8)) }
            answers.append((name, head.1 == "right", body))
            rest = text[braces.upperBound..<range.upperBound]
        }
        return answers
    }
}

extension String {
    /// From an opening bracket to after the one that closes it.
    fileprivate func bracketed(from opening: Index) -> Range<Index>? {
        var scanner = SourceScanner(Array(utf8), at: utf8.distance(from: startIndex, to: opening))
        guard scanner.skipBrackets() else { return nil }
        return opening..<utf8.index(startIndex, offsetBy: scanner.position)
    }
}
