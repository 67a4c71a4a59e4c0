/// A hash of a text, in a few letters: a verdict belongs to the fingerprint of the text that was built.
///
/// Blank lines around the text make no difference.
package struct Fingerprint: RawRepresentable, Sendable, Hashable, Codable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package init(_ text: String) {
        // FNV-1a: `Hasher` gives other numbers in every process.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.components(separatedBy: "\n").trimmingBlankLines().joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        rawValue = String(hash, radix: 16)
    }
}
