import Text

extension HTML {
    /// The markup of a page in the language that is spoken.
    var inLanguage: String { TranslatedPage.text(of: text, in: .current) }
}

/// A page in the reader's language. What it says of itself, and of the book, is looked up where it stands as text or is said of an
/// element; code and pictures stay as they are.
struct TranslatedPage {
    private let book: Phrasebook
    private var rest: Substring
    private var page = ""
    /// The text until here, with `code` between backticks.
    private var run = ""
    private var markup = ""
    /// The elements around it in which nothing is translated.
    private var opaque: [Substring] = []

    static func text(of html: String, in book: Phrasebook) -> String {
        guard book.language != .english else { return html }
        var page = TranslatedPage(book: book, rest: html[...])
        return page.translate()
    }

    private init(book: Phrasebook, rest: Substring) { (self.book, self.rest) = (book, rest) }

    /// The attributes that say something to a reader.
    private static let spoken = ["aria-label", "title", "placeholder", "alt", "aria-description"]

    private static let opaqueElements: Set<Substring> = [
        "code", "pre", "script", "style", "text", "textarea",
    ]

    private mutating func translate() -> String {
        while let start = rest.firstIndex(of: "<") {
            guard let end = rest[start...].firstIndex(of: ">") else { break }
            take(rest[..<start])
            let tag = rest[start...end]
            rest = rest[rest.index(after: end)...]
            take(tag: tag)
        }
        take(rest)
        flush()
        return page
    }

    private mutating func take(_ text: Substring) {
        run += text
        markup += text
    }

    private mutating func take(tag: Substring) {
        let name = tag.dropFirst().prefix { $0.isLetter || $0 == "/" || $0.isNumber }
        if opaque.isEmpty, tag == "<code>", let end = rest.firstRange(of: "</code>") {
            // Code within a sentence belongs to it.
            let code = rest[..<end.lowerBound]
            run += "`" + code + "`"
            markup += tag + code + "</code>"
            rest = rest[end.upperBound...]
            return
        }
        flush()
        page += opaque.isEmpty || name == "svg" ? said(of: tag) : String(tag)
        if name.hasPrefix("/") {
            if opaque.last == name.dropFirst() { opaque.removeLast() }
        } else if Self.opaqueElements.contains(name), !tag.hasSuffix("/>") {
            opaque.append(name)
        }
    }

    /// Writes what was read since the last tag.
    private mutating func flush() {
        defer { (run, markup) = ("", "") }
        let text = run.drop(while: \.isWhitespace)
        let start = run[..<text.startIndex]
        let end = String(text.reversed().prefix(while: \.isWhitespace).reversed())
        let english = String(text.dropLast(end.count)).unescaped
        guard opaque.isEmpty, english.contains(where: \.isLetter) else { return page += markup }
        let translation = translation(of: english)
        guard translation != english else { return page += markup }
        page += start + Prose.plain(translation).text + end
    }

    /// The text, or each of its parts; a number before a title stays.
    private func translation(of english: String) -> String {
        if english.contains(" · ") || english.hasPrefix("· ") || english.hasSuffix(" ·") {
            return english.split(separator: "·", omittingEmptySubsequences: false)
                .map { part in
                    let text = part.trimmingPrefix(" ")
                    let inner = text.hasSuffix(" ") ? text.dropLast() : text
                    return part.replacing(
                        inner, with: translation(of: String(inner)), maxReplacements: inner.isEmpty ? 0 : 1)
                }
                .joined(separator: "·")
        }
        let whole = book.text(english)
        guard whole == english else { return whole }
        // A title with its number, and perhaps an arrow to it.
        guard let title = english.wholeMatch(of: #/(?:← )?[1-6](?:\.\d+){0,2} (?<words>.+?)(?: →)?/#)?.words
        else {
            return english
        }
        return english.replacing(title, with: book.text(String(title)))
    }

    /// The tag, with what it says to those who do not see the element, or who point at it.
    private func said(of tag: Substring) -> String {
        // Most tags say nothing.
        guard tag.contains("=\"") else { return String(tag) }
        return Self.spoken.reduce(into: String(tag)) { tag, name in
            guard let start = tag.firstRange(of: name + "=\"")?.upperBound,
                let end = tag[start...].firstIndex(of: "\"")
            else { return }
            let translation = book.text(String(tag[start..<end]).unescaped)
            tag.replaceSubrange(start..<end, with: ("\(translation)" as HTML).text)
        }
    }
}

extension String {
    /// The text of which this is the markup.
    fileprivate var unescaped: String {
        guard contains("&") else { return self }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}
