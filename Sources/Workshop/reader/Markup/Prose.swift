import Book
import Text

/// Makes markup of paragraphs and lists, with `code` between backticks, and with links for the numbers of sections and exercises.
enum Prose {
    static func html(_ text: String) -> HTML {
        var parts: [HTML] = []
        var items: [Paragraph] = []
        func closeList() {
            guard let first = items.first else { return }
            let name: HTML = first.isBulleted ? "ul" : "ol"
            parts.append("<\(name)>\(items.map { "<li>\(inline($0.text))</li>" })</\(name)>")
            items = []
        }
        for paragraph in Paragraph.all(in: text.translatedProse) {
            if paragraph.marker.isEmpty {
                closeList()
                parts.append("<p>\(inline(paragraph.text))</p>")
            } else {
                if items.first.map({ $0.isBulleted != paragraph.isBulleted }) == true { closeList() }
                items.append(paragraph)
            }
        }
        closeList()
        return HTML(parts, separator: "\n")
    }

    /// A line of text with `code` between backticks, without links.
    static func plain(_ text: String) -> HTML {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return "\(text)" }
        return HTML(parts.enumerated().map { $0.isMultiple(of: 2) ? "\($1)" : "<code>\($1)</code>" })
    }

    /// A line of text, translated, with code and links. A backtick without a second one stays a backtick.
    static func inline(_ text: String) -> HTML {
        var parts: [HTML] = []
        var rest = text.translated[...]
        while let open = rest.firstIndex(of: "`"),
            let close = rest[rest.index(after: open)...].firstIndex(of: "`")
        {
            parts.append(commands(rest[..<open]))
            parts.append("<code>\(rest[rest.index(after: open)..<close])</code>")
            rest = rest[rest.index(after: close)...]
        }
        return HTML(parts + [commands(rest)])
    }

    /// Marks commands for a terminal as code: `swift run chapter4 play`. A word after it that is no argument is left out.
    private static func commands(_ text: Substring) -> HTML {
        // Most texts have none, and `contains` is cheaper than a regular expression.
        guard text.contains("swift run"),
            let match = text.firstMatch(
                of:
                    /(?:(?:echo|printf) \S+ \| )?swift run (?:-c release )?(?:workbook|chapter[1-6])(?: --[a-z]+ \S+='[^']*'| [a-z][a-z-]*)*/
            )
        else { return linked(text) }
        var words = match.0.split(separator: " ", omittingEmptySubsequences: false)
        while let last = words.last, last.wholeMatch(of: /[a-z-]+/) != nil, !typable.contains(String(last)) {
            words.removeLast()
        }
        let command = words.joined(separator: " ")
        let end = text.index(match.range.lowerBound, offsetBy: command.count)
        return linked(text[..<match.range.lowerBound]) + "<code>\(command)</code>" + commands(text[end...])
    }

    private static let typable: Set<String> = Set(BookSection.all.map(\.name)).union([
        "workbook", "play", "search", "timeline", "gallery", "read", "check", "watch", "hint", "solution",
        "progress", "list", "reset",
    ])

    /// Makes links of the numbers of sections and exercises: `4.3`, and `4.3.2`; but not of `Swift 6.2`, `3.5 times` and `4.1=`.
    private static func linked(_ text: Substring) -> HTML {
        guard holdsDecimal(text) else { return "\(text)" }
        var parts: [HTML] = []
        var rest = text
        while let match = rest.firstMatch(of: /(Swift )?\b([1-6]\.[0-9]{1,2})(\.[0-9]{1,2})?\b( times|=)?/) {
            parts.append("\(rest[..<match.range.lowerBound])")
            let (section, exercise) = (String(match.2), match.3.map(String.init))
            let isName = match.1 == nil && match.4 == nil
            if isName, let address = Address.of(section: section, exercise: exercise.map { section + $0 }) {
                parts.append("<a href=\"\(address)\">\(match.0)</a>")
            } else {
                parts.append("\(match.0)")
            }
            rest = rest[match.range.upperBound...]
        }
        return HTML(parts + ["\(rest)"])
    }

    /// Whether there is a point between digits. Most texts have none, and this is cheaper than the regular expression.
    private static func holdsDecimal(_ text: Substring) -> Bool {
        let (bytes, digits) = (Array(text.utf8), UInt8(ascii: "0")...UInt8(ascii: "9"))
        return bytes.indices.dropFirst().dropLast().contains {
            bytes[$0] == UInt8(ascii: ".") && digits ~= bytes[$0 - 1] && digits ~= bytes[$0 + 1]
        }
    }
}
