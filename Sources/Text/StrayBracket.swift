/// The first bracket of a Swift source that nothing closes, or that closes nothing.
package struct StrayBracket {
    package let bracket: Character
    /// Counted from 1.
    package let line: Int
    package let isOpening: Bool

    /// `nil` if all brackets of the source have a partner; also if a string or a comment does not end, since nobody can
    /// say then which brackets count.
    package init?(in source: String) {
        let bytes = Array(source.utf8)
        guard let stray = Self.stray(in: bytes) else { return nil }
        bracket = Character(Unicode.Scalar(bytes[stray]))
        isOpening = Self.partners[bytes[stray]] == nil
        line = 1 + bytes[..<stray].count { $0 == UInt8(ascii: "\n") }
    }

    /// The opening brackets, by the closing ones.
    private static let partners: [UInt8: UInt8] = [
        UInt8(ascii: "}"): UInt8(ascii: "{"), UInt8(ascii: ")"): UInt8(ascii: "("),
        UInt8(ascii: "]"): UInt8(ascii: "["),
    ]

    private static func stray(in bytes: [UInt8]) -> Int? {
        var open: [Int] = []
        var scanner = SourceScanner(bytes, at: 0)
        while scanner.position < bytes.count {
            let position = scanner.position
            if let partner = partners[bytes[position]] {
                guard let last = open.last, bytes[last] == partner else {
                    // If its partner stands further out, whatever was opened since is not closed.
                    return open.contains { bytes[$0] == partner } ? open.last : position
                }
                open.removeLast()
            } else if partners.values.contains(bytes[position]) {
                open.append(position)
            } else {
                guard scanner.skip() else { return nil }
                continue
            }
            scanner = SourceScanner(bytes, at: position + 1)
        }
        return open.last
    }
}
