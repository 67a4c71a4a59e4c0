import Book
import Text

/// Makes links to the glossary: the first use of each word that the section explains becomes one.
struct GlossaryLinks {
    /// The words that have no link yet, the longest first: in `signal of signals`, `signal` must not become a link.
    private var entries: [GlossaryEntry]

    init(of section: String) {
        entries = GlossaryEntry.all.filter { $0.section == section }
            .sorted { Self.word($0).count > Self.word($1).count }
    }

    /// Adds links to paragraphs of the section, in the language of the page. Code and existing links are not changed.
    mutating func adding(to prose: HTML) -> HTML {
        guard !entries.isEmpty else { return prose }
        var (page, rest, isOpaque) = ("", prose.text[...], false)
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            page += isOpaque ? String(rest[..<start]) : linked(rest[..<start])
            let tag = rest[start...end]
            if tag.hasPrefix("<a ") || tag == "<code>" { isOpaque = true }
            if tag == "</a>" || tag == "</code>" { isOpaque = false }
            page += tag
            rest = rest[rest.index(after: end)...]
        }
        return HTML(stringLiteral: page + linked(rest))
    }

    private mutating func linked(_ text: Substring) -> String {
        for (index, entry) in entries.enumerated() {
            guard let place = Self.place(of: Self.word(entry), in: text) else { continue }
            entries.remove(at: index)
            let (before, after) = (linked(text[..<place.lowerBound]), linked(text[place.upperBound...]))
            return
                "\(before)<a class=\"word\" href=\"\(GlossaryPage.address(of: entry))\">\(text[place])</a>\(after)"
        }
        return String(text)
    }

    private static func word(_ entry: GlossaryEntry) -> String {
        Phrasebook.current.language == .chinese ? entry.chinese : entry.word
    }

    /// The place of a whole word, or its plural: `signals`. Chinese has no blanks between words, so there any occurrence counts.
    private static func place(of word: String, in text: Substring) -> Range<Substring.Index>? {
        let found = [word, word.capitalizedFirst].compactMap(text.firstRange)
        guard let place = found.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        guard word.unicodeScalars.allSatisfy(\.isASCII) else { return place }
        let isPart = text[..<place.lowerBound].last.map { $0.isLetter || $0 == "-" } == true
        let behind = text[place.upperBound...].prefix { $0.isLetter || $0 == "-" }
        if !isPart, ["", "s"].contains(behind) { return place.lowerBound..<behind.endIndex }
        return Self.place(of: word, in: text[place.upperBound...])
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
