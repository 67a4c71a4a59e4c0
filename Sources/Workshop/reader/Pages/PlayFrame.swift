import Book
import Text

/// The app of a section in a frame: the page that its chapter's program shows. It starts when somebody opens the frame.
enum PlayFrame {
    /// What can be played in a section, as its chapter's program calls it.
    static let plays = [
        "2.2": "sheet", "4.4": "form", "4.5": "form", "4.6": "form", "5.1": "gallery", "5.2": "gallery",
        "5.3": "gallery", "5.5": "search", "6.3": "gallery", "6.4": "gallery", "6.6": "timeline",
    ]
    /// Where frames are found, each by the number of its section.
    static let path = "play/"

    /// - Parameter version: of the program; with another one, a browser loads the frame again.
    static func html(of section: BookSection, version: String) -> HTML? {
        guard plays[section.number] != nil else { return nil }
        return """
            <details class="play"><summary>Try it on this page</summary>
            <iframe loading="lazy" src="\(path)\(section.number)?program=\(version)" title="What this section shows, to play with"></iframe></details>
            """
    }

    /// What stands in the frame.
    ///
    /// - Parameters:
    ///   - address: where the program shows its page; `nil` if it does not.
    ///   - words: what there is to say of it.
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
