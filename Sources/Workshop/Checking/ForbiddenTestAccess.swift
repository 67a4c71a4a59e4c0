import Coursework
import Foundation
import Text

/// Finds code in answers that would change what the tests do: an import of one of their modules; an attribute that replaces a
/// function or lets private ones be used; a literal type, of which the tests' own literals would be made; a public member in an
/// extension of a library's type, which the tests would call in the place of theirs.
///
/// The compiler prevents the rest: of an answers' module the tests import only what the exercises declare. But SwiftPM lets a
/// target import any module that was built before, and members come with every import.
struct ForbiddenTestAccess {
    private let texts: [(file: String, text: String)]
    private let declared: Set<String>
    /// The identifiers in the chapter's tests.
    private let tests: () -> Set<Substring>

    /// - Parameter texts: the files of a chapter's answers, each by its path from the root.
    init(_ texts: [(file: String, text: String)], tests: @escaping () -> String) {
        self.texts = texts
        declared = Declaration.names(in: texts.map(\.text).joined(separator: "\n"))
        self.tests = { Set(tests().split { !($0.isLetter || $0.isNumber || $0 == "_") }) }
    }

    /// A message that says what is wrong and what to do; `nil` if nothing is.
    var trouble: String? { texts.lazy.compactMap(trouble).first }

    private func trouble(in file: String, _ text: String) -> String? {
        // To search for these signs is faster than to parse the file, and most files have none.
        guard Self.signs.contains(where: text.contains) else { return nil }
        let code = SwiftToken.tokens(of: text).map(\.code).joined()
        func place(_ range: Range<String.Index>) -> String {
            "\(file):\(code[..<range.lowerBound].lines + 1)"
        }
        if let found = code.firstMatch(of: Self.import) {
            return """
                \(place(found.range)) imports \(found.1). That belongs to the tests, and an answer must not use it. Delete this line, \
                and check again.
                """
        }
        if let found = code.firstMatch(of: Self.attribute) {
            return """
                \(place(found.range)) has \(found.0). An answer must not change the tests. Delete `\(found.0)`, and check again.
                """
        }
        if let found = code.matches(of: Self.literal).first(where: { isPublic($0.1) }) {
            return """
                \(place(found.range)) makes \(found.1) of literals, and what the tests expect are literals: they would become \(found.1) too. \
                Delete `\(found.2)`, and check again.
                """
        }
        for member in members(in: code) where member.isOperator || tests().contains(member.name) {
            return """
                \(file):\(member.line) adds a public `\(member.name)` to \(member.type). The tests may call their own `\(member.name)`, \
                and would call yours instead. Delete the word `public` there, and check again: your own code can still call it.
                """
        }
        return nil
    }

    private static let signs = [
        "ExerciseChecks", "ExerciseTests", "Lessons", "Testing", "Chapter", "@_", "@c", "@testable",
        "extension", "ExpressibleBy",
    ]
    private static var `import`: Regex<(Substring, Substring)> {
        // With Unicode's word boundaries a word does not end at a full stop between letters.
        /\bimport\s+(?:(?:func|struct|class|enum|protocol|typealias|let|var)\s+)?`?(ExerciseChecks|ExerciseTests|Lessons|Testing|_Testing\w*|Chapter\d+\w*)\b/
            .wordBoundaryKind(.simple)
    }
    private static var attribute: Regex<Substring> {
        /@(?:_spi|_silgen_name|_extern|_cdecl|c|_private|testable)\b(?:\(\w+\))?/
    }
    private static var literal: Regex<(Substring, Substring, Substring)> {
        /\b(?:struct|class|enum|actor|extension)\s+(\w+)[^{}]*?\b(ExpressibleBy\w*Literal)\b/
    }

    /// Whether a type of this name is public. Only such a type can be the result of an exercise, and take the tests' literals.
    private func isPublic(_ type: Substring) -> Bool {
        texts.contains { _, text in
            text.matches(of: /\bpublic\s+(?:final\s+)?(?:struct|class|enum|actor)\s+(\w+)/).contains {
                $0.1 == type
            }
        }
    }

    private struct Member {
        let type: Substring
        let name: Substring
        let line: Int
        /// Whether it is called without a word, so that the identifiers in the tests do not show whether they call it.
        var isOperator: Bool { name == "subscript" || name.first.map { !$0.isLetter && $0 != "_" } ?? false }
    }

    /// The public members that extensions add to types of other modules.
    private func members(in code: String) -> [Member] {
        let head = /(?:\b(public|package)\s+)?\bextension\s+([\w.]+)[^{]*/
        let member =
            /(?:\b(public|package)\s+)?(?:(?:static|class|mutating|convenience|final)\s+)*(?:(?:func|var|let|typealias)\s+`?|(?=init\b|subscript\b))(\w+|[^\s\w(`{}]+)/
        return code.matches(of: head).flatMap { found -> [Member] in
            guard let type = found.2.split(separator: ".").last, !declared.contains(String(type)) else {
                return []
            }
            let body = code[found.range.upperBound...].withoutInnerBraces
            return body.matches(of: member).filter { $0.1 != nil || found.1 != nil }.map {
                let lines = code[..<found.range.upperBound].lines + body[..<$0.range.lowerBound].lines
                return Member(type: type, name: $0.2, line: lines + 1)
            }
        }
    }
}

extension SwiftToken {
    /// The token's code. Of a comment or a literal it keeps only the line breaks.
    fileprivate var code: String {
        [.comment, .literal].contains(kind) ? " " + text.filter(\.isNewline) + " " : text
    }
}

extension StringProtocol {
    fileprivate var lines: Int { count(where: \.isNewline) }

    /// The text from an opening brace to its closing brace. Of inner braces it keeps only the line breaks.
    fileprivate var withoutInnerBraces: String {
        var (depth, kept) = (0, "")
        for character in self {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth <= 1 || character.isNewline { kept.append(character) }
            if depth == 0 { break }
        }
        return kept
    }
}
