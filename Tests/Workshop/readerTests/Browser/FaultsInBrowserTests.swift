import Browser
import Foundation
import Harness
import Testing
import Trials

/// Error messages on pages.
@Suite(.inBrowser, .waits) struct FaultsInBrowserTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    @Test(
        "if a chapter's program fails, its page says why, and recovers by itself; other pages work",
        arguments: [
            ("kill -SEGV $$", "It crashed (signal 11)."),
            ("echo no JSON", "What it printed cannot be read."),
            ("sleep 600 & echo $! >child; echo $$ >program; wait", "It had not ended after 10 seconds"),
        ])
    func failingChapter(script: String, fault: String) throws {
        try book.replace(4, with: script)
        let tab = try Chromium.shared().open(book.page())
        let other = try tab.another(at: book.page("2.1.html"), inNewWindow: true)
        try tab.run("location.href = '4.3.html'")
        for page in ["5.1.html", "2.1.html"] {
            try other.go(to: book.page(page))
            #expect(try other.value("document.querySelectorAll('figure, pre').length > 0"))
        }
        try tab.wait(for: fault, in: "#message")
        #expect(try tab.text(of: "#message h1") == "4.3 cannot be shown")
        if script.contains("child") {
            try waitForEnd(of: [book.noted("child"), book.noted("program")])
        }
        try tab.run("mark = 1")
        try book.mend(4)
        try tab.wait(for: "A signal pushes them to you", in: "main")
        #expect(try tab.value("mark") == 1)
        #expect(try tab.value("document.getElementById('message') === null"))
        #expect(try book.close() == 130)
    }

    @Test("if a chapter's program fails while its page is open, the page stays, with a message above it")
    func failingWhileRead() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try book.replace(4, with: "kill -SEGV $$")
        try tab.wait(for: "It crashed (signal 11).", in: "main > .message:first-child")
        #expect(try tab.text(of: "main").contains("A signal pushes them to you"))
        try book.mend(4)
        try tab.wait(until: "document.querySelector('.message') === null")
        #expect(try tab.text(of: "main").contains("A signal pushes them to you"))
    }

    private static let seven = #"figure [data-source="4.1"] .mark[data-text="7"]"#
    private static let beside = #"figure:has([data-source="4.1"]) + .message"#
    private static let message = "column 5: expected a value of type Int, and 'x' is none"
    /// The marks of the figure.
    private static let marks = """
        [...document.querySelectorAll('figure:has([data-source="4.1"]) .mark')]
            .map(mark => [mark.dataset.mark, mark.dataset.text, mark.dataset.column].join()).join(' ')
        """

    @Test(
        "for an invalid diagram a message appears beside the figure, which stays, until a valid diagram is typed"
    )
    func unreadableDiagram() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        let before: String = try tab.value(Self.marks)
        try tab.click(Self.seven)
        try tab.press("x")
        try tab.wait(for: Self.message, in: Self.beside)
        #expect(try tab.value(Self.marks) == before)
        #expect(try tab.value("location.search") == "")
        try tab.press("8")
        try tab.wait(until: "document.querySelector('.message') === null")
        #expect(try tab.value("location.search") == "?wind=--3--8--9--2--8--%7C")
        #expect(try tab.value(Self.marks) != before)
    }

    @Test(
        "a change elsewhere, while a diagram is sent or after it was refused, does not move the message"
    )
    func changeMeanwhile() throws {
        try book.replace(
            4, with: #"case "$*" in *--marbles*) sleep 1 ;; esac; exec "# + ServedBook.program(4))
        let tab = try Chromium.shared().open(book.page("4.3.html"))
        try tab.click(Self.seven)
        try tab.press("x")
        try tab.run("new BroadcastChannel('workbook').postMessage({ kind: 'changed', sections: ['4.3'] })")
        try tab.wait(for: Self.message, in: Self.beside)
        try book.replace("A signal pushes them", by: "A horn pushes them", in: 4)
        try tab.wait(for: "A horn pushes them to you", in: "main")
        #expect(try tab.text(of: Self.beside).contains(Self.message))
    }

    @Test("an address with an invalid diagram gets a message with the column, and a link back")
    func unreadableAddress() throws {
        let tab = try Chromium.shared().open(book.page("4.3.html?4.1=--3--(7"))
        #expect(try tab.text(of: "#message").contains("column 5: this group is not closed"))
        try tab.click("#nav a[href='4.3.html']")
        try tab.wait(for: "A signal pushes them to you", in: "main")
    }
}
