import Foundation

/// The style sheet and the scripts of all pages. They are read beside this file, so they can be edited while a page is open, and
/// cost no build anything.
enum Assets {
    static let style = "page.css"
    /// What only the contents, the glossary and the operators need beside it.
    static let overviewStyle = "overview.css"
    /// Comes before the page is shown.
    static let theme = "theme.js"
    /// In the order in which a page loads them.
    static let scripts = [
        "elements", "diagrams", "following", "time", "marbles", "hand", "tools", "editor", "answers", "live",
        "page",
    ].map { "\($0).js" }
    /// Those that `load` of `elements.js` brings when a reader needs them.
    static let onDemand = [
        "asking", "copy", "guess", "looks", "openFile", "openWord", "operators", "room", "search",
    ].map {
        "\($0).js"
    }
    /// What the page with the questions needs beside them.
    static let which = "which.js"
    /// Where a page is not in English: what the scripts say.
    static let words = "words.js"
    /// What is searched: made of the book, and no file here.
    static let index = "search-index.js"
    static let names = [style, overviewStyle, theme, words, which] + scripts + onDemand

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Assets")

    static func contentType(of name: String) -> String {
        name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }

    /// The file of this name, one of ``names``, without the lines of its comments, which no browser needs.
    static func bytes(of name: String) throws -> [UInt8] {
        var isComment = false
        let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let code = file.split(separator: "\n").filter { line in
            let start = line.drop { $0 == " " }
            if start.hasPrefix("/*") { isComment = true }
            defer { if line.contains("*/") { isComment = false } }
            return !isComment && !start.hasPrefix("//")
        }
        return Array((code.joined(separator: "\n") + "\n").utf8)
    }
}
