import Text

extension HTML {
    /// The markup of a page, translated into the current language.
    var inLanguage: String { TranslatedPage.text(of: text, in: .current) }
}

/// Translates the markup of a page: texts between tags, and attributes that a reader sees or hears; but not code and figures.
struct TranslatedPage {
    private let book: Phrasebook
    private var rest: Substring
    private var page = ""
    /// The text since the last tag, with `code` between backticks: the key of its translation. `markup` is the same as markup.
    private var run = ""
    private var markup = ""
    /// The open elements in which nothing is translated, from outside to inside.
    private var opaque: [Substring] = []

    static func text(of html: String, in book: Phrasebook) -> String {
        guard book.language != .english else { return html }
        var page = TranslatedPage(book: book, rest: html[...])
        return page.translate()
    }

    private init(book: Phrasebook, rest: Substring) { (self.book, self.rest) = (book, rest) }

    /// The attributes that a reader sees or hears.
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
            // Code within a sentence is a part of the sentence.
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

    /// Writes the text since the last tag, translated if it has a translation.
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

    /// The translation of the text, or of each of its parts between “·”. A number before a title is kept.
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
        // The title of a link to another section: a number before it, and perhaps an arrow.
        guard let title = english.wholeMatch(of: #/(?:← )?[1-6](?:\.\d+){0,2} (?<words>.+?)(?: →)?/#)?.words
        else {
            return english
        }
        return english.replacing(title, with: book.text(String(title)))
    }

    /// The tag, with its ``spoken`` attributes translated.
    private func said(of tag: Substring) -> String {
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
    /// The text without HTML escapes.
    fileprivate var unescaped: String {
        guard contains("&") else { return self }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}
