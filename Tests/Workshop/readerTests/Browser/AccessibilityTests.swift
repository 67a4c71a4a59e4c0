import Book
import Browser
import Foundation
import Harness
import Testing

private let axe = ProcessInfo.processInfo.environment["WORKBOOK_AXE"]

/// Checks all pages with axe-core: for mouse and touch, light and dark.
///
/// This takes some minutes. It runs if `WORKBOOK_AXE` has the path of axe-core's script; `.ci/run` sets it.
@Suite(.enabled(if: axe != nil, "WORKBOOK_AXE names no script."), .inBrowser) struct AccessibilityTests {
    private static let pages = ["index.html", "glossary.html"] + BookSection.all.map { "\($0.number).html" }

    /// Two tabs, each with every other page, to use two cores.
    @Test(arguments: [0, 1]) func `axe-core finds no fault on any page, at 1280, 390 and 360 pixels`(
        first: Int
    ) throws {
        try check(stride(from: first, to: Self.pages.count, by: 2).map { Self.pages[$0] })
    }

    @Test func `axe-core finds no fault on the pages with questions and answers`() throws {
        try check([
            "which.html?q=zip.1", "which.html?q=zip.1&answer=0", "which.html?q=debounce.1.draw",
            "which.html?q=debounce.1.draw&row=--1&answer=row", "which.html?round=1101110110",
        ])
    }

    private func check(_ pages: [String]) throws {
        let script = try String(contentsOfFile: try #require(axe), encoding: .utf8)
        let book = try ServedBook()
        let tab = try Chromium.shared().open(book.page())
        for page in pages {
            try tab.setViewport()
            try tab.go(to: book.page(page))
            try tab.run(script)
            for width in [1280, 390, 360] {
                if width < 1000 { try tab.setTouch(width: width) }
                for scheme in [ColorScheme.light, .dark] {
                    try tab.setMedia(scheme)
                    #expect(try Self.found(in: tab) == [], "\(page) at \(width), \(scheme)")
                }
            }
        }
    }

    /// The chapters' apps, with steps to do in the browser: a script, and the condition that holds after it.
    private static let apps: [(chapter: Int, play: String, steps: [(script: String, until: String)])] = {
        func type(_ text: String, _ field: Int = 0) -> String {
            """
            document.querySelectorAll('input')[\(field)].focus()
            document.execCommand('insertText', false, '\(text)')
            """
        }
        let top = "document.querySelector('[data-kind=screens] > :last-child')"
        let open = (
            "document.querySelector('details').open = true", "document.querySelector('details button')"
        )
        let gallery = (
            "",
            "[...document.querySelectorAll('[data-kind=grid] img')].filter((i) => i.naturalWidth > 0).length > 3"
        )
        let photo = (
            "\(top).querySelectorAll('[data-kind=cell]')[1].click()",
            "\(top).querySelector('img').naturalWidth > 400"
        )
        func press(_ words: String, _ until: String) -> (String, String) {
            ("[...\(top).querySelectorAll('button')].find((b) => b.textContent == '\(words)').click()", until)
        }
        return [
            (2, "sheet", [("document.querySelectorAll('input')[1].focus()", "true")]),
            (
                4, "form",
                [
                    (type("a@b"), "document.querySelector('[data-role=good]')"),
                    ("document.querySelector('button').click()", "document.querySelector('.running')"),
                ]
            ),
            (5, "gallery", [gallery, open, photo]),
            (
                5, "search",
                [
                    (
                        type("win") + ";" + type("d"),
                        "document.querySelectorAll('[data-kind=cell] img[src]').length > 1"
                    )
                ]
            ),
            (
                6, "gallery",
                [
                    gallery, photo, press("More", "\(top).textContent.includes(' votes')"),
                    press("Log in to vote for it", "\(top).querySelector('[type=password]')"),
                ]
            ),
            (
                6, "timeline",
                [
                    (
                        type("orlagh"),
                        "document.querySelector('main button:not(.back)').ariaDisabled == 'false'"
                    ),
                    press("Look up", "document.querySelectorAll('[data-kind=list] img[src]').length > 1"),
                    (
                        "\(top).querySelector('[data-kind=cell]').click()",
                        "\(top).textContent.includes('@orlagh')"
                    ),
                ]
            ),
        ]
    }()

    @Test(arguments: 0..<6) func `axe-core finds no fault on any screen of the apps, at 1280 and 390 pixels`(
        number: Int
    )
        throws
    {
        let app = Self.apps[number]
        let script = try String(contentsOfFile: try #require(axe), encoding: .utf8)
        let window = try PseudoTerminal(
            running: Products.executable("chapter\(app.chapter)"), ["play", app.play, "--browser"])
        defer { window.send("\u{3}") }
        let screen = try window.wait(for: "Ctrl-C")
        let address = try #require(screen.text.firstMatch(of: /http:[\/.0-9:]+/)?.0)
        let tab = try Chromium.shared().open(String(address))
        try tab.wait(until: "document.querySelector('main > *')")
        try tab.run(script)
        for (place, step) in ([("", "true")] + app.steps).enumerated() {
            try tab.run(step.0)
            try tab.wait(until: step.1)
            for width in [1280, 390] {
                try tab.setViewport(width: width)
                for scheme in [ColorScheme.light, .dark] {
                    try tab.setMedia(scheme)
                    let found = try Self.found(in: tab)
                    #expect(found == [], "play \(app.play), step \(place) at \(width), \(scheme)")
                }
            }
        }
    }

    @Test func `axe-core finds a fault that was made on purpose`() throws {
        let book = try ServedBook()
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.run(try String(contentsOfFile: try #require(axe), encoding: .utf8))
        // By a style sheet: the page may be updated, and a style of its headline would be lost.
        try tab.run(
            """
            const sheet = new CSSStyleSheet()
            sheet.replaceSync('h1 { color: #eee !important }')
            document.adoptedStyleSheets.push(sheet)
            """)
        #expect(try Self.found(in: tab) == ["color-contrast: h1"])
    }

    /// The violated rules, each with its element.
    private static func found(in tab: Tab) throws -> [String] {
        try tab.value(
            """
            new Promise(requestAnimationFrame)
                .then(() => axe.run(document, { resultTypes: ['violations'] }))
                .then(({ violations }) =>
                    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`))
            """)
    }
}
