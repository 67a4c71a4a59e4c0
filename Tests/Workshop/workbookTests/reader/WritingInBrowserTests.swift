import Browser
import Foundation
import HTTPServer
import Harness
import Testing
import Trials

@testable import Coursework

/// Writing answers on a page, in a real browser.
@Suite(.inBrowser, .waits) struct WritingInBrowserTests {
    static let card = "[id='exercise-4.3.2']"
    static let field = "\(card) textarea"
    static let editor = "document.querySelector(`\(card) .editor`)"
    static let verdict = "\(card) .verdict"
    static let typed = "document.querySelector(`\(field)`).value"

    let workbook: StandIn
    let reader: ReadSession
    let tab: Tab

    init() throws {
        workbook = try StandIn(fates: ["4.3.2": "expected 7"])
        reader = try ReadSession(workbook, telling: "The wind rises.")
        tab = try Chromium.shared().open("http://127.0.0.1:\(reader.port)/4.3.html")
    }

    var page: String { "http://127.0.0.1:\(reader.port)/4.3.html" }
    func code(_ answer: String) -> String {
        "public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {\n    \(answer)\n}"
    }

    /// Selects a text in the field, and types over it.
    func write(_ text: String, over old: String = "todo()", in tab: Tab? = nil) throws {
        let tab = tab ?? self.tab
        try select(old, in: tab)
        try tab.type(text)
    }

    func select(_ old: String, in tab: Tab) throws {
        try tab.wait(until: "document.querySelector(`\(Self.field)`)?.value.includes(\(old.inScript))")
        try tab.run(
            """
            (() => {
              const field = document.querySelector(`\(Self.field)`)
              const start = field.value.indexOf(\(old.inScript))
              field.focus()
              field.setSelectionRange(start, start + \(old.utf16.count))
            })()
            """)
    }

    /// Serves a workbook at the port of the first one.
    func serve(_ workbook: StandIn) throws -> ReadSession { try ReadSession(workbook, onPort: reader.port) }

    /// The file with this answer.
    func file(_ answer: String) -> String { StandIn.exercises(answering: "4.3.2", with: answer) }

    func save(_ answer: String) throws { try workbook.write(file(answer)) }

    /// Presses Ctrl-Enter, and waits for these words.
    func tryIt(seeing words: String, in place: String = verdict) throws {
        try tab.press(.enter, with: .control)
        try tab.wait(for: words, in: place)
    }

    @Test func `An answer is typed and tried: wrong, then right, and on to the next`() throws {
        try write("wind")
        #expect(try workbook.read() == StandIn.exercises)
        try tryIt(seeing: "expected 7")
        #expect(try workbook.read() == file("wind"))
        try workbook.set(["4.3.2": "passed"])
        try write("    wind.filter { $0 > 5 }", over: "    wind")
        try tab.wait(until: "document.querySelector(`\(Self.card).typed-on`)")
        try tab.click("\(Self.card) .try")
        try tab.wait(until: "document.querySelector(`\(Self.verdict).passed`)")
        try tab.wait(for: "Yours", in: "\(Self.card) .pair")
        #expect(try tab.text(of: "\(Self.card) .onward").contains("5.1.1 Give the address of an image →"))
        #expect(try tab.value("document.querySelector(`\(Self.card) .try`).textContent") == "Try it")
        try tab.keepScreenshot("answer-passed", wholePage: true)
        #expect(tab.complaints == [] && tab.hosts == ["127.0.0.1"])
    }

    @Test(
        "a click into a line puts the caret there, by mouse or by finger, and a finger tries what is written",
        arguments: [false, true])
    func caret(isPhone: Bool) throws {
        if isPhone {
            try tab.setTouch(width: 390)
            try tab.reload()
        }
        try tab.click("\(Self.card) .typed .l:last-child")
        try tab.wait(for: "document.activeElement.tagName", toBe: "TEXTAREA")
        try tab.wait(for: "document.activeElement.selectionStart", toBe: code("todo()").count)
        try select("todo()", in: tab)
        try tab.insert("wind")
        // The line with the activity, at the bottom, must not cover a button.
        try tab.run(
            "document.querySelector(`\(Self.card) .try`).scrollIntoView({ block: 'end', behavior: 'instant' })"
        )
        try tab.run("scrollBy({ top: 20, behavior: 'instant' }); showActivity('Building '.repeat(9))")
        try tab.click("\(Self.card) .try")
        try tab.wait(for: "expected 7", in: Self.verdict)
    }

    @Test(
        "brackets and indentation are completed as in an editor",
        arguments: [
            ("wind.filter {\n$0 > 5", "wind.filter {\n        $0 > 5\n    }"),
            ("print(\"a\")", "print(\"a\")"), ("f(g[0])", "f(g[0])"), ("don\"t", "don\"t"),
            ("if x {\n}", "if x {\n    }"), ("a\n\tb\nc", "a\n        b\n        c"),
        ])
    func typing(_ keys: String, _ text: String) throws {
        try write(keys)
        // If a closing bracket is typed in the empty line between two brackets, that line goes away.
        let expected = keys.hasSuffix("{\n}") ? "if x {\n    }\n    }" : text
        try tab.wait(for: Self.typed, toBe: code(expected))
        for _ in 0..<60 { try tab.press("z", with: .control) }
        #expect(try tab.value(Self.typed) == code("todo()"))
    }

    @Test func `Tab and Shift-Tab change the indentation of the selection; after Escape, Tab leaves`() throws
    {
        try select("    todo()\n}", in: tab)
        try tab.press(.tab)
        #expect(try tab.value(Self.typed) == code("    todo()").replacing("\n}", with: "\n    }"))
        try tab.press(.tab, with: .shift)
        try tab.press(.tab, with: .shift)
        #expect(try tab.value(Self.typed) == code("todo()").replacing("    todo", with: "todo"))
        try tab.press(.escape)
        try tab.press(.tab)
        #expect(try tab.value("document.activeElement.className") == "try added")
    }

    @Test func `While an input method composes a word, nothing changes the field but its colours`() throws {
        try select("todo()", in: tab)
        try tab.compose("feng", "f(")
        try save("wind // saved meanwhile")
        try tab.wait(
            until: "document.querySelector(`\(Self.card) .file-code`).textContent.includes('meanwhile')")
        #expect(try tab.value(Self.typed) == code("f("))
        try tab.insert("风")
        try tab.wait(for: Self.typed, toBe: code("风"))
        try tab.wait(for: "风", in: "\(Self.card) .typed")
    }

    @Test func `If the browser translates the page, the code is not changed, and is tried as it was typed`()
        throws
    {
        // Browsers' translators put each text into an element of its own.
        try tab.run(
            """
            (() => {
              const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), all = []
              while (texts.nextNode()) all.push(texts.currentNode)
              for (const text of all.filter(({ data, parentElement }) =>
                data.trim() !== '' && !parentElement.closest('[translate=no], script'))) {
                const font = document.createElement('font')
                font.textContent = text.data.replace('public', 'público')
                text.replaceWith(font)
              }
            })()
            """)
        try write("wind")
        try tryIt(seeing: "expected 7")
        #expect(try workbook.read() == file("wind"))
        #expect(try tab.value("document.querySelector('.clash') === null"))
    }

    // MARK: Help

    @Test func `Our answer, after the hints, and a reset need a confirmation`() throws {
        try tab.click("\(Self.card) .hint > summary")
        try tab.click("\(Self.card) .hint .hint > summary")
        try tab.click("\(Self.card) a.reveal")
        try tab.wait(until: "document.querySelector('dialog.question[open]')")
        try tab.press(.escape)
        try tab.wait(until: "document.querySelector('dialog.question') === null")
        #expect(try tab.value("location.search") == "")
        try tab.click("\(Self.card) a.reveal")
        try tab.click("dialog button[value='yes']")
        // It is open, at the place of the link.
        try tab.wait(for: "wind.filter { $0 > 5 }", in: "\(Self.card) .hint .hint .answer[open] pre")
        try write("wind // mine")
        try tab.click("\(Self.card) [data-do='putBack']")
        try tab.wait(for: "kept in the folder .workbook", in: "dialog.question")
        try tab.click("dialog button[value='']")
        try tab.wait(until: "document.querySelector('dialog.question') === null")
        #expect(try tab.value(Self.typed) == code("wind // mine"))
        try tab.click("\(Self.card) [data-do='putBack']")
        try tab.click("dialog button[value='yes']")
        try tab.wait(for: Self.typed, toBe: code("todo()"))
        try tab.wait(for: "What you had is kept in .workbook/4.3.2-", in: "\(Self.card) .said")
        #expect(try workbook.read() == StandIn.exercises)
    }

    @Test func `The line of a compile error is marked`() throws {
        try workbook.set(["error": "ROOT/\(StandIn.signals):12:5: error: no such thing"])
        try write("wand")
        try tryIt(seeing: "does not compile")
        try tab.wait(for: "document.querySelector(`\(Self.card) .wrong`)?.textContent.trim()", toBe: "wand")
        // The path in the message is longer than the width of a phone.
        for width in [390, 360, 320] {
            try tab.setTouch(width: width)
            #expect(try tab.value("document.documentElement.scrollWidth") == width)
        }
    }

    @Test(
        "if an answer gets no verdict, its card says why, and the text is not lost",
        arguments: [
            ("4.3.2", "floods", "The answer printed more than 4 MB"),
            ("error", "ROOT/Exercises/Chapter4/Helpers.swift:1:5: error: no such thing", "Helpers.swift"),
            ("build4", "full", "The disk is full"),
        ])
    func faults(_ what: String, _ fate: String, _ words: String) throws {
        try workbook.write("let helper = 5\n", to: "Exercises/Chapter4/Helpers.swift")
        try workbook.set([what: fate])
        try write("wind")
        try tryIt(seeing: words)
        try tab.wait(for: "Try it", in: "\(Self.card) .try")
        try workbook.set(["4.3.2": "passed"])
        try tryIt(seeing: "passed")
        #expect(try tab.value(Self.typed) == code("wind"))
    }

    @Test func `A page of another server cannot run or write anything`() throws {
        let other = try tab.another(at: "about:blank", inNewWindow: true)
        // The learner's own page may send requests at any time, but without these diagrams.
        try workbook.writeProgram("echo \"$@\" >>runs\n" + StandIn.telling("Right."))
        let html = """
            <img src="\(page)?4.1=--9%7C"><script src="\(page)?4.1=--8%7C"></script>
            <form method="post" enctype="text/plain" action="http://127.0.0.1:\(reader.port)/answer"><input name='{"a":"' value='b"}'></form>
            <iframe src="\(page)?4.1=--7%7C"></iframe>
            <script>fetch('http://127.0.0.1:\(reader.port)/answer', { method: 'POST', mode: 'no-cors', body: '{}' })
              .then(() => { document.title = 'sent' })</script>
            """
        let server = try LoopbackServer { _ in HTTPAnswer(contentType: "text/html", body: Array(html.utf8)) }
        try other.go(to: "http://127.0.0.1:\(server.port)/")
        try other.wait(for: "document.title", toBe: "sent")
        try other.run("document.forms[0].submit()")
        try other.wait(for: "does not answer pages of other servers", in: "body")
        #expect((try? workbook.read("runs"))?.contains("=--") != true)
        #expect(try workbook.read() == StandIn.exercises)
    }
}
