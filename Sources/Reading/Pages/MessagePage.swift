import Book

/// A page that says why there is no other: a chapter that does not compile, an address that leads nowhere.
package struct MessagePage {
    private let title: String
    private let message: String
    private let details: [String]
    private let section: BookSection?
    private let setting: Setting

    /// - Parameters:
    ///   - message: what happened, and what to do.
    ///   - details: lines that stand as they are: what the compiler says.
    package init(
        _ title: String, _ message: String, details: [String] = [], section: BookSection? = nil,
        in setting: Setting
    ) {
        (self.title, self.message, self.details) = (title, message, details)
        (self.section, self.setting) = (section, setting)
    }

    package var html: HTML {
        let lines: HTML =
            details.isEmpty ? "" : "<pre class=\"drawing\">\(details.joined(separator: "\n"))</pre>"
        return Frame(title: title, section: section, setting: setting).html(
            """
            <div class="message" id="message"><h1>\(title)</h1>
            \(Prose.html(message))
            \(lines)</div>
            """)
    }
}
