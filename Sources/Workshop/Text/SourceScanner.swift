/// Finds where a bracket of Swift source closes: knows strings of every kind, comments, regular expressions and
/// identifiers in backticks, whose brackets do not count, and code inside strings, whose brackets do.
package struct SourceScanner {
    private let bytes: [UInt8]
    /// The next byte to look at.
    package private(set) var position: Int

    /// A scanner of this source, which looks at this place first.
    package init(_ bytes: [UInt8], at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Moves from an opening bracket to after the one that closes it. False if none does.
    package mutating func skipBrackets() -> Bool {
        guard let open = peek(), let close = Self.closing[open] else { return false }
        position += 1
        return skipCode(upTo: close)
    }

    /// Moves past a string, a regular expression or a comment, if one begins here. Returns whether it is a comment; `nil` if none
    /// begins, or if it does not end.
    mutating func skipOpaque() -> Bool? {
        var ahead = self
        let isComment = starts(with: "//") || starts(with: "/*")
        guard let byte = peek(), "\"/#".utf8.contains(byte), ahead.skipOne(byte) else { return nil }
        // A slash that divides, or the sign of a macro, is only itself.
        guard isComment || byte == UInt8(ascii: "\"") || ahead.position > position + 1 else { return nil }
        self = ahead
        return isComment
    }

    /// Moves past one character, or past everything that it opens. False at a bracket without a partner, and at the end.
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

    /// They nest.
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

    /// After the second slash of `/…/`. A slash that follows a value divides, and a space after it does too.
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

    /// What follows one or more `#`: a raw string, a regular expression, else a directive or a macro.
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
