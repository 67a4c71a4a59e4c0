import Text

/// How marks are written: exactly, so that they can be parsed again, or for people, with fewer quotes.
struct MarbleNotation {
    /// The signs of the notation, and characters that look like them. A value that contains one needs quotes.
    private static let signs: Set<Character> = [
        "-", "|", "X", "^", "!", "(", ")", "'", " ", "—", "–", "‐", "−",
    ]

    /// Whether a value of several characters is written without quotes, but separated from its neighbours.
    private let separatesWords: Bool
    private let isExact: Bool
    private let longestName: Int

    /// The notation of the grammar at ``Diagram``.
    static let exact = MarbleNotation(separatesWords: false, isExact: true, longestName: .max)

    /// The notation for lines that are drawn together. If one of them has values of several characters, values never touch.
    static func readable(for lines: [Timeline]) -> MarbleNotation {
        let hasWords = lines.contains { $0.names.contains { $0.count > 1 } }
        return MarbleNotation(separatesWords: hasWords, isExact: false, longestName: 24)
    }

    func text(of marks: [Mark<String>]) -> String {
        let texts = marks.map(text)
        guard texts.count > 1 else { return texts.first ?? "" }
        var group = ""
        for text in texts {
            if touches(group, text) { group += "," }
            group += text
        }
        return "(\(group))"
    }

    /// Whether two texts cannot be distinguished if there is nothing between them.
    func touches(_ left: String, _ right: String) -> Bool {
        guard separatesWords, let last = left.last, let first = right.first else { return false }
        return isWord(last) && isWord(first)
    }

    private func isWord(_ character: Character) -> Bool {
        !["|", "^", "!"].contains(character)
    }

    /// Whether a value is written unchanged, in one column.
    static func isOneColumn(_ name: String) -> Bool {
        name.displayWidth == 1 && exact.text(of: name) == name
    }

    /// The text of a value in a legend. It is the value itself, unless that would be invisible.
    static func meaning(of name: String) -> String {
        let isPlain = !name.isEmpty && name.first != " " && name.last != " " && name.allSatisfy(\.isPrintable)
        return isPlain ? name : exact.text(of: name)
    }

    private func text(of mark: Mark<String>) -> String {
        switch mark {
        case .subscription: "^"
        case .disposal: "!"
        case .event(.completed): "|"
        case .event(.error): "X"
        case .event(.next(let name)): text(of: name.truncated(toWidth: longestName))
        }
    }

    private func text(of name: String) -> String {
        needsQuotes(name) ? "'\(name.map(escape).joined())'" : name
    }

    private func needsQuotes(_ name: String) -> Bool {
        if name.count == 1, let only = name.first {
            return Self.signs.contains(only) || mustBeEscaped(only) || (isExact && !only.staysApart)
        }
        return isExact || name.isEmpty || name == "X"
            || name.contains { ($0 != "X" && isSign($0)) || mustBeEscaped($0) }
    }

    private func isSign(_ character: Character) -> Bool {
        Self.signs.contains(character) || (separatesWords && character == ",")
    }

    private func escape(_ character: Character) -> String {
        switch character {
        case "'", "\\": "\\\(character)"
        case "\n": "\\n"
        case _ where mustBeEscaped(character):
            character.unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
        default: String(character)
        }
    }

    /// Whether a character is invisible, or would combine with the quote before or after it.
    private func mustBeEscaped(_ character: Character) -> Bool {
        !character.isPrintable || "'\(character)'".count < 3
    }
}

extension Character {
    /// Whether two of this character in a row remain two. Two halves of a flag become one.
    fileprivate var staysApart: Bool { "\(self)\(self)".count == 2 }
}
