import Book
import Browser
import Foundation
import Testing

private let axe = ProcessInfo.processInfo.environment["WORKBOOK_AXE"]

/// All pages, as axe-core finds them: by mouse and by finger, light and dark.
///
/// It takes some minutes, and runs where `WORKBOOK_AXE` names axe-core's script, as `.ci/run` does.
@Suite(.enabled(if: axe != nil, "WORKBOOK_AXE names no script."), .inBrowser) struct AccessibilityTests {
    private static let pages = ["index.html", "glossary.html"] + BookSection.all.map { "\($0.number).html" }

    @Test func `It finds nothing on any page, at 1280, 390 and 360`() throws {
        let script = try String(contentsOfFile: try #require(axe), encoding: .utf8)
        let book = try ServedBook()
        let tab = try Chromium.shared().open(book.page())
        for page in Self.pages {
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

    @Test func `It finds what is wrong`() throws {
        let book = try ServedBook()
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.run(try String(contentsOfFile: try #require(axe), encoding: .utf8))
        try tab.run("document.querySelector('h1').style.color = '#eee'")
        #expect(try Self.found(in: tab) == ["color-contrast: h1"])
    }

    /// The rule that is broken, and where.
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
