import Book
import Text

/// A frame with the app of a section. It shows the page of the chapter's program, which starts when the reader opens the frame.
enum PlayFrame {
    /// The app of each section that has one: the argument of `play` of the chapter's program.
    static let plays = [
        "2.2": "sheet", "4.4": "form", "4.5": "form", "4.6": "form", "5.1": "gallery", "5.2": "gallery",
        "5.3": "gallery", "5.5": "search", "6.3": "gallery", "6.4": "gallery", "6.6": "timeline",
    ]
    /// The beginning of a frame's path; the number of the section follows.
    static let path = "play/"

    /// - Parameter version: changes with each build of the program, so that a browser loads the frame again.
    static func html(of section: BookSection, version: String) -> HTML? {
        guard plays[section.number] != nil else { return nil }
        return """
            <details class="play"><summary>Try it on this page</summary>
            <iframe loading="lazy" src="\(path)\(section.number)?program=\(version)" title="What this section shows, to play with"></iframe></details>
            """
    }

    /// The page inside the frame.
    ///
    /// - Parameters:
    ///   - address: the address of the program's page; `nil` if the program could not be started.
    ///   - words: a message above it; may be empty.
    static func page(showing address: String?, below words: String) -> HTML {
        let said: HTML = words.isEmpty ? "" : "<p class=\"message\" role=\"status\">\(words)</p>"
        let frame: HTML =
            address.map { "<iframe src=\"\($0)\" title=\"What this section shows, to play with\"></iframe>" }
            ?? ""
        return """
            <!DOCTYPE html>
            <html lang="\(Phrasebook.current.language.tag)"><head><meta charset="utf-8"/><title>Play</title>
            <link rel="stylesheet" href="/\(Assets.style)"/></head><body class="stage">\(said)\(frame)</body></html>
            """
    }
}
