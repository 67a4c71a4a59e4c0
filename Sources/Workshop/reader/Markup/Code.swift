import Text

/// Swift in its colours.
enum Code {
    /// Lines of source, each on a line of its own.
    ///
    /// - Parameter sources: those whose diagrams stand in it, in their order.
    static func lines(_ lines: [String], _ sources: [SourceLine] = []) -> HTML {
        let code = lines.map(\.printable)
        var others = sources
        return HTML(
            SwiftToken.lines(of: code).map { line in
                HTML(
                    line.map { token in
                        let index = others.firstIndex {
                            token.kind == .literal && $0.codeLiteral == token.text
                        }
                        return index.map { others.remove(at: $0).literal } ?? coloured(token)
                    })
            }, separator: "\n")
    }

    private static func coloured(_ token: SwiftToken) -> HTML {
        let text = HTML.text(token.text)
        return switch token.kind {
        case .other: text
        // The two of which a page has most, in few bytes.
        case .keyword: "<b>\(text)</b>"
        case .name: "<i>\(text)</i>"
        case .literal, .comment: "<span class=\"\(token.kind.rawValue)\">\(text)</span>"
        }
    }
}
