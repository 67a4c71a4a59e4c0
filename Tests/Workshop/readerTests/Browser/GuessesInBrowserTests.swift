import Browser
import Foundation
import Harness
import Testing

/// Questions that cover the output of an example.
@Suite(.inBrowser, .waits) struct GuessesInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    private static let sum = "getComputedStyle(document.querySelector('#output-5 svg')).visibility"
    private static let replies =
        "[...document.querySelectorAll('#example-5 .replies p')].filter((p) => getComputedStyle(p).visibility === 'visible').map((p) => p.textContent)"

    private func open(_ page: String = "4.5.html") throws -> Tab {
        try Chromium.shared().open(book.page(page))
    }

    private func choice(_ number: Int) -> String { "#example-5 .choices button:nth-child(\(number))" }

    @Test(
        "an answer uncovers the output, says whether it was right, and moves nothing on the page",
        arguments: [1280, 390])
    func choose(_ width: Int) throws {
        let tab = try open()
        if width == 390 { try tab.setTouch(width: width) }
        #expect(try tab.value(Self.sum) == "hidden" && tab.value(Self.replies) == [String]())
        let height = "document.documentElement.scrollHeight"
        let before: Int = try tab.value(height)
        try tab.keepScreenshot("guess-\(width)")
        try tab.click(choice(1))
        try tab.wait(for: Self.sum, toBe: "visible")
        let reply =
            "Not so. That needs both changes at once, as in better. Here tax and delivery come one after the other."
        #expect(try tab.value(Self.replies) == [reply] && tab.value(height) == before)
        try tab.wait(for: "That needs both changes at once", in: ".spoken")
        try tab.click(choice(3))
        try tab.wait(until: "\(Self.replies)[0]?.startsWith('Right. First comes')")
        #expect(try tab.value("\(Self.replies).length") == 1 && tab.value(height) == before)
        try tab.keepScreenshot("guessed-\(width)")
        #expect(tab.complaints == [])
    }

    @Test func `By keyboard: covered elements get no focus, and Enter answers`() throws {
        let tab = try open()
        try tab.run("document.querySelector('#example-5 .choices .quiet').focus()")
        try tab.press(.tab)
        #expect(try tab.value("document.activeElement.closest('#output-5') === null"))
        try tab.run("document.querySelector('\(choice(2))').focus()")
        try tab.press(.enter)
        try tab.wait(for: Self.sum, toBe: "visible")
        #expect(try tab.value("\(Self.replies)[0].startsWith('Not so.')"))
    }

    @Test func `The output stays uncovered when a marble moves away and back`() throws {
        let tab = try open()
        try tab.click("#example-5 .choices .quiet")
        try tab.wait(for: Self.sum, toBe: "visible")
        #expect(try tab.value(Self.replies) == [String]())
        try tab.run("document.querySelector(`#output-5 [data-source] .mark`).focus()")
        try tab.press(.right)
        try tab.wait(until: "location.search !== ''")
        try tab.wait(until: "document.querySelector('#example-5 .guess') === null")
        try tab.press(.left)
        try tab.wait(until: "document.querySelector('#example-5 .guess')")
        #expect(try tab.value(Self.sum) == "visible")
        #expect(tab.complaints == [])
    }

    @Test func `Without scripts, and in print, the output is visible and there is no question`() throws {
        let tab = try open()
        let question = "getComputedStyle(document.querySelector('.guess')).display"
        try tab.setMedia(printed: true)
        #expect(try tab.value(Self.sum) == "visible" && tab.value(question) == "none")
        try tab.setMedia()
        try tab.setScripts(enabled: false)
        try tab.reload()
        #expect(try tab.value(Self.sum) == "visible" && tab.value(question) == "none")
        try tab.setScripts(enabled: true)
    }

    @Test func `In Chinese it asks in Chinese`() throws {
        let tab = try open()
        try tab.run("document.cookie = 'language=zh; path=/'")
        try tab.reload()
        #expect(try tab.value("/[\\u4e00-\\u9fff]/.test(document.querySelector('.guess').textContent)"))
        try tab.click(choice(3))
        try tab.wait(for: Self.sum, toBe: "visible")
        #expect(try tab.value("\(Self.replies)[0].startsWith('对')"))
    }
}
