import Text

/// A function in which a call, `accepted([…])` or `mistake([…])`, stands for one of several answers.
struct VariantFunction {
    /// The answers by name: the lines of each, from the left margin.
    let answers: [(name: String, lines: [String])]
    /// The lines of the function before and after the call, from the left margin.
    private let before: [String]
    private let after: [String]
    private let use: Use

    /// What becomes of the answer's value.
    private enum Use { case value, returned, ignored }

    /// The functions of a declaration that contain the call, in order.
    static func all(in text: String, calling name: String) -> [VariantFunction] {
        text.ranges(of: "\(name)([").compactMap { VariantFunction(in: text, call: $0) }
    }

    private init?(in text: String, call: Range<String.Index>) {
        let bytes = Array(text.utf8)
        let list = text.utf8.distance(from: text.startIndex, to: call.upperBound) - 1
        var scanner = SourceScanner(bytes, at: list)
        guard scanner.skipBrackets() else { return nil }
        let end = scanner.position

        let lines = text.components(separatedBy: "\n")
        let callLine = text[..<call.lowerBound].count { $0 == "\n" }
        let lastLine = callLine + bytes[list..<end].count { $0 == UInt8(ascii: "\n") }
        let depth = lines[callLine].indentation
        guard
            let header = lines[..<callLine].lastIndex(where: { $0.indentation < depth && $0.hasSuffix("{") }),
            let close = lines[(lastLine + 1)...].firstIndex(where: { $0.indentation < depth && !$0.isEmpty })
        else { return nil }
        // A signature of several lines ends with `) {`, as far to the left as it begins.
        let start = lines[...header].lastIndex {
            $0.indentation == lines[header].indentation
                && !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix(")")
        }
        let function = Array(lines[(start ?? header)...close]).dedented
        before = Array(function[..<(callLine - (start ?? header))])
        after = Array(function[(lastLine + 1 - (start ?? header))...])
        let prefix = lines[callLine].trimmingPrefix(while: \.isWhitespace)
        use = prefix.hasPrefix("return ") ? .returned : prefix.hasPrefix("_ = ") ? .ignored : .value
        answers = Self.answers(in: bytes, from: list + 1, to: end - 1)
    }

    /// The function with the answer of this name in the place of the call; `nil` if it has none.
    func written(with name: String) -> String? {
        guard var lines = answers.first(where: { $0.name == name })?.lines else { return nil }
        let isOneExpression = lines.count { $0.beginsStatement } == 1 && !(lines.first?.isStatement ?? true)
        switch use {
        case .returned where isOneExpression && before.joined().contains(") ->"):
            lines[0] = "return " + lines[0]
        // An initialiser, which ignores what its answers return.
        case .ignored:
            if let last = lines.lastIndex(where: \.beginsStatement), lines[last].hasPrefix("return ") {
                lines[last] = String(lines[last].dropFirst("return ".count))
                if lines[last].allSatisfy({ $0.isLetter || $0 == "." }) { lines.remove(at: last) }
            }
        default: break
        }
        // Only a closure of the call has to drop the value of its last statement.
        if let last = lines.lastIndex(where: \.beginsStatement), lines[last].hasPrefix("_ = ") {
            lines[last] = String(lines[last].dropFirst("_ = ".count))
        }
        let body = lines.map { $0.isEmpty ? "" : "    " + $0 }
        return (before + body + after).joined(separator: "\n")
    }

    /// Reads `"name": { code }, …`.
    private static func answers(
        in bytes: [UInt8], from start: Int, to end: Int
    ) -> [(name: String, lines: [String])] {
        var answers: [(name: String, lines: [String])] = []
        var position = start
        while let quote = bytes[position..<end].firstIndex(of: UInt8(ascii: "\"")) {
            var close = quote + 1
            while close < end, bytes[close] != UInt8(ascii: "\"") {
                close += bytes[close] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard close < end, let brace = bytes[close..<end].firstIndex(of: UInt8(ascii: "{")) else { break }
            var scanner = SourceScanner(bytes, at: brace)
            guard scanner.skipBrackets() else { break }
            position = scanner.position
            let name = String(decoding: bytes[(quote + 1)..<close], as: UTF8.self)
            let code = String(decoding: bytes[(brace + 1)..<(position - 1)], as: UTF8.self)
            answers.append((name.replacing("\\\"", with: "\""), Self.lines(of: code)))
        }
        return answers
    }

    /// The lines of a closure's body, without `[self] in`.
    private static func lines(of code: String) -> [String] {
        let code = code.trimmingPrefix(/\s*\[self\] in/)
        let lines = code.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        guard let first = lines.first, lines.count > 1 || code.contains("\n") else {
            return [code.trimmingCharacters(in: .whitespaces)]
        }
        return first.isEmpty ? [] : lines.dedented
    }
}

extension String {
    fileprivate var indentation: Int { prefix { $0 == " " }.count }

    /// Whether a line of dedented code begins a statement, and does not go on with the one before.
    fileprivate var beginsStatement: Bool {
        guard let first else { return false }
        return !" .})]".contains(first) && !hasPrefix("//")
    }

    /// Whether it is a statement that has no value.
    fileprivate var isStatement: Bool {
        let keywords = ["let", "var", "guard", "for", "while", "return", "func", "if", "switch", "@Sendable"]
        return keywords.contains { hasPrefix($0 + " ") } || hasPrefix("_ =")
    }
}
