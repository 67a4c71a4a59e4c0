/// HTML markup. An interpolated `String` is escaped, so nothing that an example prints becomes markup.
///
///     let name = "<b>"
///     HTML("<p>\(name)</p>").text      // <p>&lt;b&gt;</p>
struct HTML: ExpressibleByStringInterpolation, Hashable, Sendable {
    private(set) var text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Joins parts.
    init(_ parts: some Sequence<HTML>, separator: String = "") {
        text = parts.map(\.text).joined(separator: separator)
    }

    /// Escapes a text between tags. There, unlike in an attribute, quotation marks need no escape.
    static func text(_ plain: some StringProtocol) -> HTML {
        var html: HTML = ""
        html.text = plain.escaped.replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
        return html
    }

    /// Preformatted lines. `translate="no"`: a browser must not translate them.
    static func pre(_ kind: String, _ lines: HTML) -> HTML {
        "<pre class=\"\(kind)\" translate=\"no\">\(lines)</pre>"
    }

    static func + (left: HTML, right: HTML) -> HTML { HTML([left, right]) }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ plain: some StringProtocol) { text += plain.escaped }
        mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
        mutating func appendInterpolation(_ html: HTML) { text += html.text }
        mutating func appendInterpolation(_ parts: [HTML]) {
            for part in parts { text += part.text }
        }
    }
}

extension StringProtocol {
    fileprivate var escaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // HTML allows no other control characters.
            case "\t", "\n": result.unicodeScalars.append(scalar)
            case "\0"..<" ", "\u{7F}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
