import Browser
import Harness
import Testing
import Trials

/// The event stream that keeps open pages up to date.
@Suite(.inBrowser, .waits) struct StreamInBrowserTests {
    @Test(
        "ten windows share one stream, and all get a change; when the window with the stream closes, another one opens it"
    )
    func windows() throws {
        let audience = try Audience()
        let first = try Chromium.shared().open(audience.address)
        var tabs = [first]
        for _ in 2...10 { tabs.append(try first.another(at: audience.address, inNewWindow: true)) }
        #expect(try tabs.allSatisfy { try !$0.value("document.hidden") })
        try eventually("one stream of \(audience.streams)") { audience.streams == 1 }
        audience.pass(1)
        for tab in tabs { try tab.wait(for: "1 of ", in: "#next") }
        #expect(audience.streams == 1)
        try first.go(to: "about:blank")
        audience.pass(2)
        for tab in tabs.dropFirst() { try tab.wait(for: "2 of ", in: "#next") }
        try eventually("one stream of \(audience.streams)") { audience.streams == 1 }
        #expect(tabs.flatMap(\.complaints) == [])
    }

    @Test(
        "a change before a page is connected is shown as soon as it is, even if another page has the stream"
    )
    func changeBeforeConnection() throws {
        let audience = try Audience(passesWhileLoading: true)
        let tab = try Chromium.shared().open(audience.address)
        try tab.wait(for: "1 of ", in: "#next")
        let other = try tab.another(at: audience.address, inNewWindow: true)
        try other.wait(for: "2 of ", in: "#next")
        try eventually("one stream of \(audience.streams)") { audience.streams == 1 }
    }

    @Test("in a browser without storage for pages, each page has a stream of its own")
    func blockedCookies() throws {
        let audience = try Audience()
        let browser = try Chromium(blocksCookies: true)
        let tab = try browser.open(audience.address)
        try eventually("a stream") { audience.streams == 1 }
        audience.pass(1)
        try tab.wait(for: "1 of ", in: "#next")
        for theme in ["light", "dark", "system"] {
            try tab.click("[data-do=theme]")
            try tab.wait(for: "document.documentElement.dataset.theme", toBe: theme)
        }
        try tab.click("[data-do=language]")
        try tab.wait(for: "Your browser saves no settings for this page", in: "#activity")
        #expect(tab.complaints == [])
    }

    @Test("hidden tabs have no stream, and catch up when they are visible again")
    func hiddenTabs() throws {
        let audience = try Audience()
        let first = try Chromium.shared().open(audience.address)
        let tabs = try [first] + (2...10).map { _ in try first.another(at: audience.address) }
        try eventually("one stream of \(audience.streams)") { audience.streams == 1 }
        let other = try first.another(at: "about:blank")
        try eventually("no stream of \(audience.streams)") { audience.streams == 0 }
        audience.pass(3)
        for tab in [tabs[4], tabs[0]] {
            #expect(try tab.text(of: "#next").contains("0 of "))
            try tab.show()
            try tab.wait(for: "3 of ", in: "#next")
            try eventually("one stream of \(audience.streams)") { audience.streams == 1 }
        }
        try other.show()
        try eventually("no stream of \(audience.streams)") { audience.streams == 0 }
        #expect(tabs.flatMap(\.complaints) == [])
    }

    @Test("a tab that was hidden does not show an activity that has ended meanwhile")
    func hiddenActivity() throws {
        let audience = try Audience()
        let first = try Chromium.shared().open(audience.address)
        let tabs = try [first, first.another(at: audience.address, inNewWindow: true)]
        try eventually("a stream") { audience.streams == 1 }
        audience.show(activity: "Building chapter 4")
        for tab in tabs { try tab.wait(for: "Building chapter 4", in: "#activity") }
        let other = try first.another(at: "about:blank")
        let isHidden = try tabs.map { try $0.value("document.hidden", as: Bool.self) }
        try #require(isHidden.sorted { !$0 && $1 } == [false, true])
        try eventually("a stream") { audience.streams == 1 }
        audience.show(activity: "")
        for (tab, isHidden) in zip(tabs, isHidden) {
            if isHidden { try tab.show() }
            try tab.wait(until: "document.getElementById('activity').hidden", seconds: 5)
        }
        withExtendedLifetime(other) {}
    }

    @Test("when the server ends all windows say so, and when it is back they show what has changed")
    func serverThatEnds() throws {
        let book = try ServedBook()
        let first = try Chromium.shared().open(book.page("4.3.html"))
        let tabs =
            try [first]
            + (2...3).map { _ in try first.another(at: book.page("4.3.html"), inNewWindow: true) }
        for tab in tabs { try tab.run("mark = 1") }
        #expect(try book.close() == 130)
        for tab in tabs {
            try tab.wait(for: "The workbook’s server has ended.", in: "#activity")
            #expect(try tab.text(of: "main").contains("A signal pushes them to you"))
        }
        try book.replace("A signal pushes them", by: "A horn pushes them", in: 4)
        try book.serve()
        for tab in tabs {
            try tab.wait(for: "A horn pushes them to you", in: "main")
            try tab.wait(until: "document.getElementById('activity').hidden")
            #expect(try tab.value("mark") == 1)
        }
        // Connected again: an edit is shown.
        try book.replace("A signal pushes them", by: "A shelf pushes them", in: 4)
        for tab in tabs { try tab.wait(for: "A shelf pushes them to you", in: "main") }
        #expect(try book.close() == 130)
    }

    @Test("fifty requests at a time are answered while fifty streams are open")
    func manyTabs() throws {
        let book = try ServedBook()
        let streams = try (1...50).map { _ in try book.client() }
        for stream in streams { try stream.ask(for: "/events") }
        for stream in streams { _ = try stream.text(until: #"{"kind":"hello"}"#) }
        let tabs = try (1...50).map { _ in try book.client() }
        for page in ["4.3.html", "page.css", "page.js", "4.4.html", "index.html"] {
            for tab in tabs { try tab.ask(for: "/\(page)") }
            for tab in tabs {
                let answer = try tab.answer()
                #expect(answer.status == 200 && answer.body.count > 1_000)
            }
        }
        try book.mend(4)
        for stream in streams { _ = try stream.text(until: #""4.3""#) }
        #expect(try book.close() == 130)
    }
}
