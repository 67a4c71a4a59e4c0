/// A token of Swift source, or the text between two. All of them together are the whole source.
package struct SwiftToken: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case keyword
        /// A type, or a function that is called.
        case name
        /// A string, a number, a regular expression.
        case literal
        case comment
        case other
    }

    package let kind: Kind
    package let text: String

    /// The tokens of each line. A token over several lines is divided into one for each line.
    package static func lines(of lines: [String]) -> [[SwiftToken]] {
        var result: [[SwiftToken]] = [[]]
        for token in tokens(of: lines.joined(separator: "\n")) {
            for (index, part) in token.text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                if index > 0 { result.append([]) }
                if !part.isEmpty {
                    result[result.count - 1].append(SwiftToken(kind: token.kind, text: String(part)))
                }
            }
        }
        return result
    }

    package static func tokens(of source: String) -> [SwiftToken] {
        let bytes = Array(source.utf8)
        var tokens: [SwiftToken] = []
        var position = 0
        while position < bytes.count {
            let (kind, end) = token(in: bytes, at: position)
            let text = String(decoding: bytes[position..<end], as: UTF8.self)
            if kind == .other, tokens.last?.kind == .other {
                tokens[tokens.count - 1] = SwiftToken(
                    kind: .other, text: tokens[tokens.count - 1].text + text)
            } else {
                tokens.append(SwiftToken(kind: kind, text: text))
            }
            position = end
        }
        return tokens
    }

    /// The kind of the token at an offset, and the end of the token.
    private static func token(in bytes: [UInt8], at start: Int) -> (kind: Kind, end: Int) {
        var scanner = SourceScanner(bytes, at: start)
        if let isComment = scanner.skipOpaque() { return (isComment ? .comment : .literal, scanner.position) }
        let word = bytes[start...].prefix { $0.isOfAWord }
        guard let first = word.first else { return (.other, start + 1) }
        let end = word.endIndex
        if first.isDigit { return (.literal, end) }
        let text = String(decoding: word, as: UTF8.self)
        if keywords.contains(text) { return (.keyword, end) }
        let isCalled = end < bytes.count && bytes[end] == UInt8(ascii: "(")
        let isType = text.first?.isUppercase == true
        return (isType || isCalled ? .name : .other, end)
    }

    private static let keywords: Set<String> = [
        "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do",
        "else", "enum", "extension", "false", "final", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "is", "lazy",
        "let", "nil", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "some",
        "static", "struct",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
        "while",
    ]
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether it belongs to a name or a number. All bytes beyond ASCII do.
    fileprivate var isOfAWord: Bool {
        self >= 0x80 || isDigit || self == UInt8(ascii: "_")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
