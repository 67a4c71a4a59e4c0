extension String {
    /// This text as one line without characters that control a terminal or hide text. Use it for text from outside: from a server,
    /// a file, another program.
    ///
    ///     "\u{1B}[2Jgone".printable    // "␛[2Jgone"
    ///     "abc\u{202E}cba".printable   // "abc\u{FFFD}cba"
    ///
    /// Control characters become the symbols that Unicode has for them: a line break is `␊`. A tab becomes four spaces. Scalars
    /// without a width become U+FFFD: marks that change the direction of writing, zero-width characters, a combining mark without a
    /// letter. Scalars that belong to a visible character stay: accents, and the joiners of an emoji.
    ///
    /// A printable text is unchanged.
    public var printable: String {
        guard !isPlainASCII else { return self }
        return reduce(into: "") { text, character in text.unicodeScalars += character.printableScalars }
    }

    /// The lines of this text, each made ``printable``, with the line breaks between them.
    public var printableLines: String {
        split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
            .map { String($0).printable }
            .joined(separator: "\n")
    }

    /// Whether all bytes are visible ASCII, as in most texts. Then the slower work is not needed.
    private var isPlainASCII: Bool {
        utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
}

extension Character {
    /// Whether ``Swift/String/printable`` would leave this character unchanged.
    package var isPrintable: Bool { printableScalars.elementsEqual(unicodeScalars) }

    fileprivate var printableScalars: [Unicode.Scalar] {
        let scalars = Array(unicodeScalars)
        guard displayWidth > 0 else { return scalars.flatMap(\.pictures) }
        return scalars.indices.map { index in
            // A mark at the beginning has no letter before it.
            if index == 0, Character(scalars[0]).displayWidth == 0 { return "\u{FFFD}" }
            let before = index > 0 ? scalars[index - 1] : nil
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            return scalars[index].isSeen(between: before, and: after, in: scalars[0])
                ? scalars[index] : "\u{FFFD}"
        }
    }
}

extension Unicode.Scalar {
    /// The scalars that are shown instead of one without a width.
    fileprivate var pictures: [Unicode.Scalar] {
        switch value {
        case 0x09: Array(repeating: " ", count: 4)
        case ..<0x20: [Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"]
        case 0x7F: ["\u{2421}"]
        default: ["\u{FFFD}"]
        }
    }

    /// Whether this scalar is visible, or changes how its neighbours in the same character look.
    fileprivate func isSeen(
        between before: Unicode.Scalar?, and after: Unicode.Scalar?, in base: Unicode.Scalar
    ) -> Bool {
        guard properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format else {
            return true
        }
        switch value {
        // A zero-width joiner connects two visible scalars.
        case 0x200D: return before != nil && after.map { !$0.isInvisible && !$0.isMark } == true
        // A variation selector chooses a shape of the scalar before it.
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return before?.isInvisible == false
        // The flags of England, Scotland and Wales are a black flag and invisible letters.
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

extension StringProtocol {
    /// This text without the escape sequences for colours.
    package var withoutEscapeSequences: String {
        guard contains("\u{1B}") else { return String(self) }
        return String(self).replacing(/\e\[[0-9;?]*[A-Za-z]/, with: "").filter { $0 != "\u{1B}" }
    }

    /// This text in a form that is safe to write to a terminal: without colours, and with control characters made visible.
    package var plainText: String { withoutEscapeSequences.printableLines }
}

extension String {
    /// The last lines that a program has printed, without colours, since these usually have its error. A long line is cut off.
    package var lastLines: String {
        split(whereSeparator: \.isNewline).suffix(12).map { $0.withoutEscapeSequences.shortened(to: 400) }
            .joined(separator: "\n")
    }

    /// The first characters of a longer text, with a sign that there are more.
    package func shortened(to limit: Int) -> String {
        let end = index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
        return end == endIndex ? self : self[..<end] + "…"
    }
}
