import Book
import Text

/// Paragraphs and lists, with `code` between backticks, and with links where sections and exercises are named.
enum Prose {
    static func html(_ text: String) -> HTML {
        var parts: [HTML] = []
        var items: [Paragraph] = []
        func closeList() {
            guard let first = items.first else { return }
            let name: HTML = first.marker == Paragraph.bullet ? "ul" : "ol"
            parts.append("<\(name)>\(items.map { "<li>\(inline($0.text))</li>" })</\(name)>")
            items = []
        }
        for paragraph in Paragraph.all(in: text) {
            if paragraph.marker.isEmpty {
                closeList()
                parts.append("<p>\(inline(paragraph.text))</p>")
            } else {
                items.append(paragraph)
            }
        }
        closeList()
        return HTML(parts, separator: "\n")
    }

    /// A line of text. A backtick without a second one is only a backtick.
    static func inline(_ text: String) -> HTML {
        var parts: [HTML] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "`"),
            let close = rest[rest.index(after: open)...].firstIndex(of: "`")
        {
            parts.append(linked(rest[..<open]))
            parts.append("<code>\(rest[rest.index(after: open)..<close])</code>")
            rest = rest[rest.index(after: close)...]
        }
        return HTML(parts + [linked(rest)])
    }

    /// Names of sections and exercises lead to their pages: `4.3`, and `4.3.2`.
    private static func linked(_ text: Substring) -> HTML {
        var parts: [HTML] = []
        var rest = text
        while let match = rest.firstMatch(of: /\b([1-6]\.[0-9]{1,2})(\.[0-9]{1,2})?\b/) {
            parts.append("\(rest[..<match.range.lowerBound])")
            let (section, exercise) = (String(match.1), match.2.map(String.init))
            if let address = Address.of(section: section, exercise: exercise.map { section + $0 }) {
                parts.append("<a href=\"\(address)\">\(match.0)</a>")
            } else {
                parts.append("\(match.0)")
            }
            rest = rest[match.range.upperBound...]
        }
        return HTML(parts + ["\(rest)"])
    }
}
