extension String {
    /// This text as one line that cannot steer a terminal, and hides nothing: for whatever comes from outside.
    ///
    ///     "\u{1B}[2Jgone".printable    // "␛[2Jgone"
    ///     "abc\u{202E}cba".printable   // "abc\u{FFFD}cba"
    ///
    /// Control characters become the pictures that Unicode has for them, a line break `␊`, a tab four spaces. What takes no
    /// room of its own becomes U+FFFD: the marks that turn the direction of writing, zero-width characters, a combining mark
    /// without a letter. What belongs to a character that is seen remains: accents, and what makes one emoji of several.
    ///
    /// What is printable already remains as it is.
    public var printable: String {
        guard !isPlainASCII else { return self }
        return reduce(into: "") { text, character in text.unicodeScalars += character.printableScalars }
    }

    /// These lines, each of them ``printable``.
    public var printableLines: String {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { String($0).printable }
            .joined(separator: "\n")
    }

    /// Nothing but what is printable in ASCII, as almost all texts are.
    private var isPlainASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}

extension Character {
    /// Whether this character is seen as it is, and whole.
    package var isPrintable: Bool { printableScalars.elementsEqual(unicodeScalars) }

    fileprivate var printableScalars: [Unicode.Scalar] {
        let scalars = Array(unicodeScalars)
        guard displayWidth > 0 else { return scalars.flatMap(\.pictures) }
        return scalars.indices.map { index in
            // A mark that stands first has no letter to stand on.
            if index == 0, Character(scalars[0]).displayWidth == 0 { return "\u{FFFD}" }
            let before = index > 0 ? scalars[index - 1] : nil
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            return scalars[index].isSeen(between: before, and: after, in: scalars[0])
                ? scalars[index] : "\u{FFFD}"
        }
    }
}

extension Unicode.Scalar {
    /// What stands for a character that takes no room.
    fileprivate var pictures: [Unicode.Scalar] {
        switch value {
        case 0x09: Array(repeating: " ", count: 4)
        case ..<0x20: [Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"]
        case 0x7F: ["\u{2421}"]
        default: ["\u{FFFD}"]
        }
    }

    /// Whether this scalar shows, or changes how its neighbours in one character look.
    fileprivate func isSeen(
        between before: Unicode.Scalar?, and after: Unicode.Scalar?, in base: Unicode.Scalar
    ) -> Bool {
        guard properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format else {
            return true
        }
        switch value {
        // A zero-width joiner makes one of two that are seen.
        case 0x200D: return before != nil && after.map { !$0.isInvisible && !$0.isMark } == true
        // A variation selector chooses a shape of what is before it.
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return before?.isInvisible == false
        // The flags of England, Scotland and Wales are a black flag and letters that are not seen.
        case 0xE0020...0xE007F: return base == "\u{1F3F4}"
        default: return false
        }
    }

    private var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    private var isMark: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }
}
