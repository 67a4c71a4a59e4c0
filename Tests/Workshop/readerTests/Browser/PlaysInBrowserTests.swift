import Browser
import Harness
import Testing
import Trials
@testable import reader

/// The apps of the chapters, in frames of the book's pages.
@Suite(.inBrowser, .waits) struct PlaysInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    @Test func `A section's app starts in its frame, can be used there, and ends when no page shows it`()
        throws
    {
        let before = Set(book.processes)
        var tab: Tab? = try Chromium.shared().open(book.page("4.5.html"))
        if let tab {
            try tab.wait(until: "document.querySelector('.play')")
            #expect(tab.requests.filter { $0.contains("/play/") } == [])
            try tab.click(".play > summary")
            try tab.wait(for: "E-mail address", inFrame: "document.body.innerText")
            #expect(try tab.value(inFrame: "document.querySelector('button').ariaDisabled") == "true")
            try tab.keepScreenshot("play")
            #expect(try tab.value(inFrame: "document.querySelector('input').focus() ?? true"))
            try tab.type("ada@home")
            try tab.wait(for: "false", inFrame: "document.querySelector('button').ariaDisabled")
            try tab.keepScreenshot("play-typed")
            #expect(tab.complaints == [])
        }
        let started = Set(book.processes).subtracting(before)
        #expect(started.count == 1)
        tab = nil
        try waitForEnd(of: Array(started), seconds: 30)
    }

    @Test(arguments: [("2.2.html", 3), ("6.6.html", 1)])
    func `On a phone the sheet shows A1, B1 and C1, and a field ends before its frame does`(
        _ page: String, _ fields: Int
    ) throws {
        let tab = try Chromium.shared().open(book.page(page), width: 390)
        try tab.setTouch(width: 390)
        try tab.click(".play > summary")
        let isSeen =
            "[...document.querySelectorAll('input')].slice(0, \(fields)).every((i) => i.getBoundingClientRect().right < innerWidth - 8)"
        try eventually("its fields") {
            (try? tab.value(inFrame: "document.querySelector('input') !== null && \(isSeen)", as: Bool.self))
                == true
        }
    }

    @Test func `An app is replaced when its chapter has been built again, and says so`() throws {
        let before = Set(book.processes)
        let tab = try Chromium.shared().open(book.page("4.5.html"))
        try tab.click(".play > summary")
        try tab.wait(for: "E-mail address", inFrame: "document.body.innerText")
        let old = Set(book.processes).subtracting(before)
        try tab.run("mark = 1")
        try book.replace(4, with: "exec env WORKBOOK_LANGUAGE=zh \(ServedBook.program(4))")
        try tab.wait(for: "邮箱地址", inFrame: "document.body.innerText")
        let said =
            "document.querySelector('.play iframe').contentDocument.querySelector('[role=status]').innerText"
        #expect(try tab.value(said) == "Chapter 4 has been built again. This is its new program.")
        #expect(try tab.value("mark") == 1)
        try tab.keepScreenshot("play-replaced")
        #expect(tab.complaints == [])
        // No page shows the old program any more.
        try waitForEnd(of: Array(old), seconds: 30)
    }

    @Test func `A program that prints no address does not delay other frames`() throws {
        try book.replace(5, with: "echo $$ >program; exec sleep 60")
        let waiting = try book.client()
        try waiting.ask(for: "/play/5.5")
        _ = try book.noted("program")
        let start = ContinuousClock.now
        #expect(try book.client().get("/play/4.4").status == 200)
        #expect(ContinuousClock.now - start < .seconds(8))
        let late = try waiting.answer()
        #expect(late.status == 503)
        #expect(String(decoding: late.body, as: UTF8.self).contains("does not show its page"))
    }

    @Test func `A frame may load only its program's port, and no other site can start a program`() throws {
        for (section, _) in PlayFrame.plays {
            let page = try book.client().get("/play/\(section)")
            #expect(page.status == 200, "\(section)")
            let policy = try #require(page.headers["content-security-policy"])
            let address = try #require(policy.firstMatch(of: /frame-src (http:\/\/127\.0\.0\.1:\d+);/)).1
            #expect(String(decoding: page.body, as: UTF8.self).contains("<iframe src=\"\(address)\""))
        }
        #expect(try book.client().get("/play/4.3").status == 404)
        for site in ["same-site", "none"] {
            let headers = "Sec-Fetch-Site: \(site)\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n"
            #expect(try book.client().get("/play/4.4", headers).status == 403)
        }
    }
}

extension Tab {
    fileprivate func wait(for text: String, inFrame expression: String) throws {
        try eventually("“\(text)” in the frame") {
            (try? value(inFrame: expression, as: String.self))?.contains(text) == true
        }
    }
}
