import Foundation

/// The style sheets and the scripts of all pages. They are read from the source folder, so an edit needs no build.
enum Assets {
    static let style = "page.css"
    /// Rules that only the table of contents, the glossary and the operators need, beside ``style``.
    static let overviewStyle = "overview.css"
    /// Loaded before the page is drawn, so that a dark page does not flash white.
    static let theme = "theme.js"
    /// The scripts of every page, in the order in which it loads them.
    static let scripts = [
        "elements", "diagrams", "following", "time", "marbles", "hand", "tools", "editor", "answers", "live",
        "page",
    ].map { "\($0).js" }
    /// The scripts that `load` (in `elements.js`) fetches when they are needed.
    static let onDemand = [
        "asking", "copy", "guess", "looks", "openFile", "openWord", "operators", "room", "search",
    ].map {
        "\($0).js"
    }
    /// One more script, for the page with the questions.
    static let which = "which.js"
    /// One more script, for pages that are not in English: translates what the scripts say.
    static let words = "words.js"
    /// The search index. It is made from the book, so it is no file in this folder.
    static let index = "search-index.js"
    static let names = [style, overviewStyle, theme, words, which] + scripts + onDemand

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Assets")

    static func contentType(of name: String) -> String {
        name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8"
    }

    /// The file of this name, one of ``names``, without its comment lines.
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
