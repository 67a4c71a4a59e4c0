import Text

/// Swift in its colours.
enum Code {
    /// Lines of source, each on a line of its own.
    static func lines(_ lines: [String]) -> HTML {
        let code = lines.map(\.printable)
        return HTML(SwiftToken.lines(of: code).map { HTML($0.map(coloured)) }, separator: "\n")
    }

    private static func coloured(_ token: SwiftToken) -> HTML {
        token.kind == .other ? "\(token.text)" : "<span class=\"\(token.kind.rawValue)\">\(token.text)</span>"
    }
}
