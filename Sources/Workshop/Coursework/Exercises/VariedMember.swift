import Text

/// A paragraph of a declaration in `Exercises/Variants`, between blank lines: a function, with or without calls of `variants`, or
/// some stored members.
struct VariedMember {
    /// The lines, without the indentation of the type around them.
    private let lines: [String]
    let calls: [VariantsCall]

    /// The members of a type, or the function itself, and the helpers after it.
    static func all(in declaration: String) -> [VariedMember] {
        declaration.split(separator: "\n\n").map { paragraph in
            let lines = paragraph.split(separator: "\n").map(String.init)
            let isInType =
                lines[0].hasPrefix("    ") || lines[0].contains(/\b(class|struct|enum|extension) .*\{$/)
            let dedented = lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
            return VariedMember(isInType ? dedented : lines)
        }
    }

    private init(_ lines: [String]) {
        self.lines = lines
        calls = VariantsCall.all(in: lines.joined(separator: "\n"))
    }

    /// The member with each call replaced by the body of the named answer; `nil` if it has no call, or one without such an answer.
    func text(withAnswerNamed name: String) -> String? {
        var text = lines.joined(separator: "\n")
        for call in calls.reversed() {
            guard let answer = call.answers.first(where: { $0.name == name }) else { return nil }
            text.replaceSubrange(call.range, with: answer.body.joined(separator: "\n"))
        }
        // An answer with an empty body leaves a blank line, which is dropped.
        let written = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        return calls.isEmpty ? nil : written.joined(separator: "\n")
    }

    /// The private helpers, if it has no call of `variants`: a function, or stored members of one line each.
    var helpers: [(name: String, text: String)] {
        guard calls.isEmpty else { return [] }
        let parts = lines.last == "}" ? [lines.joined(separator: "\n")] : lines
        let pattern = /(?:@[A-Za-z]+ )*(?:private|fileprivate) (?:static )?(?:let|var|func) ([A-Za-z0-9_]+)/
        return parts.compactMap { part in part.prefixMatch(of: pattern).map { (String($0.1), part) } }
    }
}

/// A call that has several answers to the same exercise:
///
///     variants {
///         right("`compactMap` leaves out a weak wind.") { wind.compactMap { $0 > 5 ? $0 : nil } }
///         wrong("lets 5 through, which is not above 5") { wind.filter { $0 >= 5 } }
///     }
struct VariantsCall {
    let range: Range<String.Index>
    /// The answers, each named by its sentence. The lines of a body keep their indentation relative to the call; the first has
    /// none.
    let answers: [(name: String, isRight: Bool, body: [String])]

    static func all(in text: String) -> [VariantsCall] {
        // `try await` is replaced together with the call: an answer that needs it has it in its own body.
        text.ranges(of: /(?:try await )?variants \{/).compactMap { call in
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
    /// The range from an opening bracket to after its closing one.
    fileprivate func bracketed(from opening: Index) -> Range<Index>? {
        var scanner = SourceScanner(Array(utf8), at: utf8.distance(from: startIndex, to: opening))
        guard scanner.skipBrackets() else { return nil }
        return opening..<utf8.index(startIndex, offsetBy: scanner.position)
    }
}
