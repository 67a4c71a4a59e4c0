import Terminal
import Text

/// Code with coloured syntax, indented.
enum CodeLines {
    private static let margin = 4

    /// Long lines are broken.
    static func of(_ code: some Sequence<String>, width: Int) -> [StyledLine] {
        SwiftToken.lines(of: code.flatMap { $0.broken(toWidth: width - margin) }).map { tokens in
            tokens.reduce(into: StyledLine()) { $0.append($1.text, Style(of: $1.kind)) }.indented(margin)
        }
    }
}

extension [StyledLine] {
    /// Colours `code` and removes its backticks, even if it goes on in the next line. Indented lines are not changed.
    var withCode: [StyledLine] {
        var isCode = false
        return map { line in
            guard !line.plain.hasPrefix("    ") else { return line }
            return line.spans.reduce(into: StyledLine()) { result, span in
                for (number, part) in span.text.split(separator: "`", omittingEmptySubsequences: false)
                    .enumerated()
                {
                    if number > 0 { isCode.toggle() }
                    result.append(String(part), isCode ? Style(.cyan) : span.style)
                }
            }
        }
    }
}
