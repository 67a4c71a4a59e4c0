/// The first bracket of a Swift source that nothing closes, or that closes nothing.
package struct StrayBracket {
    package let bracket: Character
    /// Counted from 1.
    package let line: Int
    package let isOpening: Bool

    /// `nil` if all brackets of the source have a partner.
    package init?(in source: String) {
        let bytes = Array(source.utf8)
        var scanner = SourceScanner(bytes, at: 0)
        while scanner.position < bytes.count {
            let start = scanner.position
            if scanner.skip() { continue }
            let bracket = Character(Unicode.Scalar(bytes[start]))
            guard "{}()[]".contains(bracket) else { return nil }
            self.bracket = bracket
            isOpening = "{([".contains(bracket)
            line = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
            return
        }
        return nil
    }
}
