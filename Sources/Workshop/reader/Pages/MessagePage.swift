import Book

/// An error page: a chapter does not compile, or an address has no page.
enum MessagePage {
    /// - Parameters:
    ///   - message: what happened, and what to do.
    ///   - details: preformatted lines, such as the compiler's output.
    static func html(
        _ title: String, _ message: String, details: [String] = [], section: BookSection? = nil,
        in setting: Setting
    ) -> HTML {
        let lines: HTML =
            details.isEmpty ? "" : .pre("drawing", "\(details.joined(separator: "\n"))")
        return Frame(title: title, section: section, setting: setting).html(
            """
            <div class="message" id="message"><h1>\(title)</h1>
            \(Prose.html(message))
            \(lines)</div>
            """)
    }
}
