/// Finds the closing bracket in Swift source. It skips brackets in strings, comments, regular expressions and identifiers in
/// backticks, but counts those of code that is interpolated in a string.
package struct SourceScanner {
    private let bytes: [UInt8]
    /// The next byte to look at.
    package private(set) var position: Int

    /// Makes a scanner that begins at this position.
    package init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Moves from an opening bracket to after its closing bracket. Returns false if there is none.
    package mutating func skipBrackets() -> Bool {
        guard let open = peek(), let close = Self.closing[open] else { return false }
        position += 1
        return skipCode(upTo: close)
    }

    /// Moves past a string, a regular expression or a comment that begins here, and returns whether it is a comment. Returns `nil`
    /// if none begins here, or if it does not end.
    mutating func skipOpaque() -> Bool? {
        var ahead = self
        let isComment = starts(with: "//") || starts(with: "/*")
        guard let byte = peek(), "\"/#".utf8.contains(byte), ahead.skipOne(byte) else { return nil }
        // A single slash is a division, and a single `#` belongs to a macro.
        guard isComment || byte == UInt8(ascii: "\"") || ahead.position > position + 1 else { return nil }
        self = ahead
        return isComment
    }

    /// Moves past one character, or past the whole string, comment or pair of brackets that it opens. Returns false at a bracket
    /// without a partner, and at the end.
    package mutating func skip() -> Bool { peek().map { skipOne($0) } ?? false }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "("): UInt8(ascii: ")"),
        UInt8(ascii: "["): UInt8(ascii: "]"),
    ]

    private mutating func skipCode(upTo close: UInt8) -> Bool {
        while let byte = peek() {
            if byte == close {
                position += 1
                return true
            }
            if !skipOne(byte) { return false }
        }
        return false
    }

    /// Moves past one character, or past everything that it opens.
    private mutating func skipOne(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return skipBrackets()
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return false
        case UInt8(ascii: "\""): return skipString(hashes: 0)
        case UInt8(ascii: "#"): return skipHashes()
        case UInt8(ascii: "`"): return skip(past: "`")
        case UInt8(ascii: "/"): return skipSlash()
        default:
            position += 1
            return true
        }
    }

    // MARK: Comments and regular expressions

    private mutating func skipSlash() -> Bool {
        if starts(with: "//") {
            while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        if starts(with: "/*") { return skipBlockComment() }
        if let end = endOfRegex() {
            position = end
        } else {
            position += 1
        }
        return true
    }

    /// Block comments can be nested.
    private mutating func skipBlockComment() -> Bool {
        position += 2
        while peek() != nil {
            if starts(with: "*/") {
                position += 2
                return true
            }
            if starts(with: "/*") {
                if !skipBlockComment() { return false }
            } else {
                position += 1
            }
        }
        return false
    }

    /// Called after the second slash of `/…/`. A slash after a value is a division, and so is one before a space.
    private func endOfRegex() -> Int? {
        let before = bytes[..<position].last { $0 != UInt8(ascii: " ") }
        guard let before, "(,=:[{!&|?\n".utf8.contains(before) else { return nil }
        var index = position + 1
        guard index < bytes.count, bytes[index] != UInt8(ascii: " ") else { return nil }
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "/") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    // MARK: Strings

    /// Moves past one or more `#` and what they begin: a raw string, a regular expression, or otherwise a directive or a macro.
    private mutating func skipHashes() -> Bool {
        var hashes = 0
        while peek() == UInt8(ascii: "#") {
            hashes += 1
            position += 1
        }
        switch peek() {
        case UInt8(ascii: "\""): return skipString(hashes: hashes)
        case UInt8(ascii: "/"): return skip(past: "/" + String(repeating: "#", count: hashes))
        default: return true
        }
    }

    /// Moves from the first quote of a string to after its end.
    private mutating func skipString(hashes: Int) -> Bool {
        let pounds = String(repeating: "#", count: hashes)
        let isLong = starts(with: "\"\"\"")
        let quotes = isLong ? "\"\"\"" : "\""
        position += quotes.utf8.count
        while let byte = peek() {
            if starts(with: quotes + pounds) {
                position += quotes.utf8.count + hashes
                return true
            }
            if starts(with: "\\" + pounds) {
                position += 1 + hashes
                if peek() == UInt8(ascii: "(") {
                    if !skipBrackets() { return false }
                } else {
                    position += 1
                }
            } else if byte == UInt8(ascii: "\n") && !isLong {
                return false
            } else {
                position += 1
            }
        }
        return false
    }

    // MARK: Looking

    private func peek() -> UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private func starts(with text: String) -> Bool {
        bytes[min(position, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func skip(past end: String) -> Bool {
        position += 1
        while peek() != nil {
            if starts(with: end) {
                position += end.utf8.count
                return true
            }
            position += 1
        }
        return false
    }
}
