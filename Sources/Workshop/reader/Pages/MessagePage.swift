import Book

/// A page that says why there is no other: a chapter that does not compile, an address that leads nowhere.
enum MessagePage {
    /// - Parameters:
    ///   - message: what happened, and what to do.
    ///   - details: lines that stand as they are: what the compiler says.
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
