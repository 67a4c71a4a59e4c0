/// The first unbalanced bracket in Swift source: a bracket, comment, string or condition that is not closed, or a closing bracket
/// that has no opening one. If an exercise has one, the compiler reports it in the exercises after it.
package struct StrayBracket {
    /// The text of it: `{`, `/*`, `"""`, `#if`. A `"` is a string that does not end in its line.
    package let bracket: String
    /// Counted from 1.
    package let line: Int
    package let isOpening: Bool

    /// `nil` if all brackets are balanced.
    package init?(in source: String) {
        let bytes = Array(source.utf8)
        guard let stray = Self.stray(in: bytes) else { return nil }
        bracket = stray.bracket
        isOpening = Self.partners[stray.bracket] == nil
        line = 1 + bytes[..<stray.position].count { $0 == UInt8(ascii: "\n") }
    }

    private typealias Mark = (bracket: String, position: Int)

    /// The opening brackets, by the closing ones.
    private static let partners = ["}": "{", ")": "(", "]": "[", "#endif": "#if"]

    private static let brackets = Array(partners.keys) + partners.values

    private static func stray(in bytes: [UInt8]) -> Mark? {
        var open: [Mark] = []
        var scanner = SourceScanner(bytes, at: 0)
        while scanner.position < bytes.count {
            let position = scanner.position
            if let bracket = bracket(at: position, in: bytes) {
                if let partner = partners[bracket] {
                    guard open.last?.bracket == partner else {
                        // If its partner was opened earlier, the brackets that were opened after that are not closed.
                        return open.contains { $0.bracket == partner } ? open.last : (bracket, position)
                    }
                    open.removeLast()
                } else {
                    open.append((bracket, position))
                }
                scanner = SourceScanner(bytes, at: position + bracket.utf8.count)
            } else if !scanner.skip() {
                return (opening(at: position, in: bytes), position)
            }
        }
        return open.last
    }

    private static func bracket(at position: Int, in bytes: [UInt8]) -> String? {
        let rest = bytes[position...]
        return brackets.first { rest.starts(with: $0.utf8) }
    }

    /// The text that opens something here which does not end.
    private static func opening(at position: Int, in bytes: [UInt8]) -> String {
        let quotes = bytes[position...].drop { $0 == UInt8(ascii: "#") }
        return ["/*", "\"\"\""].first { quotes.starts(with: $0.utf8) } ?? "\""
    }
}
