import Book
import Foundation
import Text

/// The parts that all pages share: the head, the navigation, and the line that shows the current activity.
struct Frame {
    /// A `<meta>` of each page, by which the next export recognises the pages of a former one.
    static let generator = "A workbook of functional reactive programming"

    let title: String
    /// The section of this page.
    var section: BookSection?
    /// The links to parts of this page, in the navigation.
    var places: [(title: HTML, id: String)] = []
    /// The address of the page. A page with an error message has none, and keeps this default.
    var address = Address.contents
    /// More scripts, beside those of all pages.
    var scripts: [String] = []
    let setting: Setting

    /// Whether it is the whole book, for printing.
    private var isBook: Bool { address == Address.book }

    func html(_ main: HTML) -> HTML {
        let live: HTML = setting.isLive ? " data-live=\"\"" : ""
        let key: HTML = setting.key.map { " data-key=\"\($0)\"" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="\(Phrasebook.current.language.tag)">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <title>\(title)</title>
            <link rel="icon" href="data:,"/>
            <meta name="generator" content="\(Self.generator)"/>
            <link rel="stylesheet" href="\(Assets.style)"/>\(overviewStyle)
            <script src="\(Assets.theme)"></script>
            \((Assets.scripts + scripts).map { "<script src=\"\($0)\" defer=\"\"></script>" as HTML })\(words)
            </head>
            <body\(live)\(key)>
            <a class="skip" href="#main">To the text</a>
            \(bar)
            <div class="grid">
            \(isBook ? "" : navigation)
            <main id="main">
            \(isBook || setting.isLive ? "" : Self.copy)
            \(main)
            </main>
            </div>
            <p class="activity" id="activity" hidden=""></p>
            \(keys)
            </body>
            </html>

            """
    }

    private var overviewStyle: HTML {
        guard section?.isAppendix ?? true else { return "" }
        return "\n<link rel=\"stylesheet\" href=\"\(Assets.overviewStyle)\"/>"
    }

    /// The bar that stays at the top of the window.
    private var bar: HTML {
        """
        <header class="bar"><a href="\(Address.contents)">Contents</a><a class="operators" href="\(Address.operators)">Operators</a>\
        \(neighbours)\
        <form class="search" id="search" role="search" autocomplete="off"><input type="search" name="words" placeholder="Search" aria-label="Search"/>\
        <ol id="found" hidden=""></ol></form>\(languages)\
        <button type="button" class="quiet theme" data-do="theme" aria-label="Light, dark, or as the system">\
        <span class="system">light or dark</span><span class="light">light</span><span class="dark">dark</span></button></header>
        """
    }

    /// The switch to the other language. Of an exported page it is a link to the same page in the other folder.
    private var languages: HTML {
        let other = Phrasebook.current.language.other
        guard setting.isLive else {
            guard let folder = setting.otherLanguage else { return "" }
            return
                "<a class=\"language\" lang=\"\(other.tag)\" href=\"\(folder)\(address)\">\(other.name)</a>"
        }
        return
            "<button type=\"button\" class=\"quiet language\" lang=\"\(other.tag)\" data-do=\"language\" data-language=\"\(other.rawValue)\">\(other.name)</button>"
    }

    /// The translations of what the scripts say, if the page is not in English.
    private var words: HTML {
        guard Phrasebook.current.language != .english else { return "" }
        let entries = Phrasebook(Phrasebook.current.language, for: ["scripts"]).entries
        let encoder = JSONEncoder()
        // An export that is repeated must give the same files.
        encoder.outputFormatting = .sortedKeys
        let json = try? encoder.encode(entries)
        return """

            <script type="application/json" id="words">\(HTML(stringLiteral: json.map { String(decoding: $0, as: UTF8.self).replacing("<", with: "\\u003c") } ?? "{}"))</script>
            <script src="\(Assets.words)" defer=""></script>
            """
    }

    /// The notice on an exported page that nothing can be moved or written there.
    private static let copy: HTML = """
        <p class="copied">This is a copy, to be read: its marbles stand still, and no answer can be written. In the workbook itself \
        they move: get its code, and run <code>swift run workbook read</code> in its folder.</p>
        """

    /// The links to the sections before and after this one.
    private var neighbours: HTML {
        func link(_ other: BookSection?, _ relation: String, _ text: (BookSection) -> String) -> HTML {
            other.map {
                "<a rel=\"\(relation)\" href=\"\(Address.of($0))\" title=\"\($0.title)\">\(text($0))</a>"
            } ?? ""
        }
        return link(section?.before, "prev") { "← \($0.number)" }
            + link(section?.after, "next") { "\($0.number) →" }
    }

    /// The list of chapters; under the current chapter, its sections.
    private var navigation: HTML {
        let here = section?.chapter
        let chapters = BookChapter.all.map { chapter -> HTML in
            let isHere = chapter.number == here
            let first = chapter.sections.first.map(Address.of) ?? Address.contents
            let link: HTML =
                "<a class=\"chapter\" href=\"\(first)\"><span>\(chapter.number) \(chapter.title)</span>\(setting.progress(of: chapter.sections))</a>"
            guard isHere else { return "<li>\(link)</li>" }
            return "<li>\(link)<ol>\(chapter.sections.map(entry))</ol></li>"
        }
        let contents: HTML = here == nil && address == Address.contents ? " aria-current=\"page\"" : ""
        return """
            <nav id="nav" aria-label="Chapters and sections">
            <a class="home" href="\(Address.contents)"\(contents)>Contents</a>
            <ol>\(HTML(chapters, separator: "\n"))</ol>
            <a href="\(Address.glossary)">Words</a>
            <a href="\(Address.which)">Which operator?</a>
            </nav>
            """
    }

    private func entry(of other: BookSection) -> HTML {
        let isCurrent = other.number == section?.number
        let current: HTML = isCurrent ? " aria-current=\"page\"" : ""
        let here: HTML =
            isCurrent && !places.isEmpty
            ? "<ol class=\"here\">\(places.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" })</ol>"
            : ""
        return """
            <li><a href="\(Address.of(other))"\(current)><span>\(other.number) \(other.title)</span>\
            \(setting.progress(of: [other]))</a>\(here)</li>
            """
    }

    /// The dialog that lists the keys.
    private var keys: HTML {
        let ofMarbles: [(String, String)] = [
            ("Tab, then ↑ ↓", "choose a marble"), ("← → Home End", "move it"),
            ("Delete, or a character", "take it away, or change it"), ("Ctrl-Z", "undo"),
        ]
        let keys =
            [("← →", "previous and next section"), ("c", "contents"), ("/", "search")]
            + (setting.isLive ? ofMarbles : [])
            + (setting.key == nil
                ? [] : [("Ctrl-Enter", "try what is written"), ("Esc, then Tab", "leave the field")])
            + [("?", "these keys")]
        return """
            <dialog class="keys" id="keys" aria-label="Keys"><dl>\
            \(keys.map { "<dt><kbd>\($0.0)</kbd></dt><dd>\($0.1)</dd>" as HTML })</dl>\
            <form method="dialog"><button>close</button></form></dialog>
            """
    }
}
