import Terminal

/// The colours of a page, where it has colours.
enum Look {
    static let title = Style.bold
    static let aside = Style.dim
    static let code = Style(.cyan)
    static let mark = Style(.green)
}
