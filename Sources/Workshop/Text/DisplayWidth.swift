extension Character {
    /// The number of columns of this character on a terminal: 0 (control, combining, zero-width), 1 or 2 (East Asian wide and
    /// full-width, emoji).
    ///
    ///     "a" → 1    "流" → 2    "é" → 1    "👍🏽" → 2    "\u{200B}" → 0
    public var displayWidth: Int {
        if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
        var width = 0
        for scalar in unicodeScalars {
            if scalar == Unicode.Scalar.emojiPresentationSelector && width > 0 { return 2 }
            width += scalar.displayWidth
        }
        return min(width, 2)
    }
}

extension StringProtocol {
    /// The number of columns of this text on a terminal. Line breaks do not count.
    ///
    ///     "热信号".displayWidth   // 6
    public var displayWidth: Int {
        reduce(0) { $0 + $1.displayWidth }
    }

    /// The longest end of this text that takes no more than `width` columns.
    ///
    ///     "hot and cold".suffix(ofWidth: 5)   // " cold"
    public func suffix(ofWidth width: Int) -> SubSequence {
        var room = width
        var start = endIndex
        while start > startIndex {
            let next = index(before: start)
            room -= self[next].displayWidth
            guard room >= 0 else { break }
            start = next
        }
        return self[start...]
    }

    /// This text with spaces after it, so that it takes `width` columns. A longer text is unchanged.
    public func padded(toWidth width: Int) -> String {
        String(self) + String(repeating: " ", count: Swift.max(0, width - displayWidth))
    }

    /// The longest beginning of this text that takes no more than `width` columns. What is cut off is replaced by
    /// `mark`, which counts among the columns.
    ///
    ///     "hot and cold".truncated(toWidth: 5)   // "hot …"
    public func truncated(toWidth width: Int, mark: String = "…") -> String {
        guard displayWidth > width else { return String(self) }
        let room = width - mark.displayWidth
        guard room >= 0 else { return "" }
        var taken = 0
        return prefix { character in
            taken += character.displayWidth
            return taken <= room
        } + mark
    }
}

extension Unicode.Scalar {
    fileprivate static let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

    /// The width that `wcwidth` of a modern terminal returns. A character of ambiguous width counts as one column.
    fileprivate var displayWidth: Int {
        if value < 0x300 { return value < 0xA0 && (value < 0x20 || value >= 0x7F) ? 0 : 1 }
        if isZeroWidth { return 0 }
        return isWide ? 2 : 1
    }

    private var isZeroWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
        default: Self.joiningJamo.contains { $0.contains(value) }
        }
    }

    private var isWide: Bool {
        if value < 0x1100 { return false }
        if properties.isEmojiPresentation { return !Self.regionalIndicators.contains(value) }
        return Self.wide.contains { $0.contains(value) }
    }

    /// Two regional indicators make a flag, which takes two columns.
    private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    /// Hangul vowels and final consonants, which are drawn into the syllable before them.
    private static let joiningJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

    /// East Asian Width W and F (Unicode 15.1) without the emoji, which have a property of their own.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97C,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x1F3FB...0x1F3FF, 0x20000...0x3FFFD,
    ]
}
