extension String {
    /// The text, limited to what a screen can show: 1,000 characters, with up to four accents each.
    ///
    /// A single character can hold any number of combining marks, which would be drawn over everything around it, and any number of
    /// joined emoji.
    var bounded: String {
        var bounded = ""
        for character in prefix(Self.mostCharacters) { bounded.append(character.bounded) }
        return bounded
    }

    private static let mostCharacters = 1000
}

extension Character {
    fileprivate var bounded: String {
        var bounded = String.UnicodeScalarView()
        var marks = 0
        for scalar in unicodeScalars {
            if scalar.isMark { marks += 1 }
            if !scalar.isMark || marks <= Self.mostMarks { bounded.append(scalar) }
            if bounded.count == Self.mostScalars { break }
        }
        return String(bounded)
    }

    private static let mostMarks = 4
    /// A family of emoji has eleven.
    private static let mostScalars = 12
}

extension Unicode.Scalar {
    /// Whether it is drawn over or under the character before it.
    fileprivate var isMark: Bool {
        [.nonspacingMark, .enclosingMark].contains(properties.generalCategory)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text, and limits its length.
    func text(_ key: Key) throws -> String { try decode(String.self, forKey: key).bounded }

    /// Decodes an optional text, and limits its length.
    func textIfPresent(_ key: Key) throws -> String? {
        try decodeIfPresent(String.self, forKey: key)?.bounded
    }
}
