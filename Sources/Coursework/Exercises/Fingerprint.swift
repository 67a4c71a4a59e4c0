/// What tells one text from another, in a few letters: a verdict is remembered with that of the text that earned it.
///
/// Spaces at the end of lines, and blank lines around the text, make no difference.
package struct Fingerprint: RawRepresentable, Sendable, Hashable, Codable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(_ text: String) {
        let lines = text.components(separatedBy: "\n").map { String($0.trimmingTrailingSpaces) }
        // FNV-1a: `Hasher` gives other numbers in every process.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in lines.trimmingBlankLines().joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        rawValue = String(hash, radix: 16)
    }
}

extension StringProtocol {
    fileprivate var trimmingTrailingSpaces: SubSequence {
        var rest = self[...]
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
