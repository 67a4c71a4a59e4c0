import Trials

/// Random texts and bytes for fuzz tests of code that reads input.
public enum Noise {
    /// A text of up to `longest` scalars: letters, signs, and scalars of Unicode that are hard to parse and to draw.
    public static func text(of longest: Int, _ dice: inout Dice) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...longest, using: &dice) { text.append(scalar(&dice)) }
        return String(text)
    }

    /// Up to `longest` bytes, half of them from `likely`, if that is not empty.
    public static func bytes(of longest: Int, likely: [UInt8] = [], _ dice: inout Dice) -> [UInt8] {
        (0..<Int.random(in: 0...longest, using: &dice)).map { _ in
            let other = UInt8.random(in: 0...255, using: &dice)
            return Bool.random(using: &dice) ? likely.randomElement(using: &dice) ?? other : other
        }
    }

    /// Splits `bytes` into portions of random lengths.
    public static func portions(of bytes: [UInt8], _ dice: inout Dice) -> [ArraySlice<UInt8>] {
        var rest = bytes[...]
        var portions: [ArraySlice<UInt8>] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...min(7, rest.count), using: &dice)
            portions.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return portions
    }

    /// `bytes` with some of them changed, removed, repeated or inserted, and sometimes one of `pieces`.
    public static func damaged(_ bytes: [UInt8], with pieces: [[UInt8]] = pieces, _ dice: inout Dice)
        -> [UInt8]
    {
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...4, using: &dice) {
            let index = Int.random(in: 0...bytes.count, using: &dice)
            let end = min(bytes.count, index + Int.random(in: 1...20, using: &dice))
            switch Int.random(in: 0...4, using: &dice) {
            case 0 where index < bytes.count: bytes[index] = UInt8.random(in: 0...255, using: &dice)
            case 1: bytes.removeSubrange(index..<end)
            case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
            case 3: bytes.insert(contentsOf: pieces.randomElement(using: &dice) ?? [], at: index)
            default: bytes = Array(bytes.prefix(index))
            }
        }
        return bytes
    }

    /// Pieces that are difficult for parsers of HTTP and JSON.
    public static let pieces: [[UInt8]] =
        [
            "\r\n", "\n", "\r", ":", " ", "%", "%zz", "%00", "+", "&=", "\"", "\\u0000", "\\ud800", "[", "{",
            "}", "1e999", "-9223372036854775808", "99999999999999999999", "Content-Length: 5\r\n",
            "Transfer-Encoding: chunked\r\n", "Host: b\r\n", "Expect: 100-continue\r\n", "é", "\u{301}",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0x80, 0, 0, 0]]

    private static func scalar(_ dice: inout Dice) -> Unicode.Scalar {
        let kind = kinds[Int.random(in: 0..<kinds.count, using: &dice)]
        return Unicode.Scalar(UInt32.random(in: kind, using: &dice)) ?? "\u{FFFD}"
    }

    /// ASCII is here three times, because every notation consists of it.
    private static let kinds: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x20...0x7E, 0x20...0x7E,
        // Controls; Latin; combining marks; Hebrew and Arabic; Devanagari; Hangul, in parts and whole.
        0x00...0x1F, 0x7F...0x9F, 0xA0...0xFF, 0x300...0x310, 0x5D0...0x620, 0x900...0x950, 0x1100...0x11FF,
        0xAC00...0xACFF,
        // Invisible: joiners, marks of direction, separators, fillers, selectors, tags.
        0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xE0020...0xE007F,
        0xFEFF...0xFEFF,
        // Wide: Chinese, emoji, skin tones, the letters of flags.
        0x4E00...0x4E40, 0x1F600...0x1F64F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF,
        // Anything.
        0x00...0x10FFFF,
    ]
}
