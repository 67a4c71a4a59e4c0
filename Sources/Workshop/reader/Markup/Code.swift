import Text

/// Makes markup of Swift code, with coloured syntax.
enum Code {
    /// - Parameter sources: the sources whose diagrams are literals in the code, in order.
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
        // The two commonest kinds have the shortest elements.
        case .keyword: "<b>\(text)</b>"
        case .name: "<i>\(text)</i>"
        case .literal, .comment: "<span class=\"\(token.kind.rawValue)\">\(text)</span>"
        }
    }
}
