import Browser
import Foundation
import HTTPServer
import Harness
import Testing

@testable import Coursework

/// Answers that are written on their page, in a real browser.
@Suite(.inBrowser, .waits) struct WritingInBrowserTests {
    private static let card = "[id='exercise-4.3.2']"
    private static let field = "\(card) textarea"
    private static let editor = "document.querySelector(`\(card) .editor`)"
    private static let verdict = "\(card) .verdict"
    private static let typed = "document.querySelector(`\(field)`).value"

    private let workbook: StandIn
    private let reader: Reader
    private let tab: Tab

    init() throws {
        workbook = try StandIn(fates: ["4.3.2": "expected 7"])
        reader = try Reader(workbook, telling: "The wind rises.")
        tab = try Chromium.shared().open("http://127.0.0.1:\(reader.port)/4.3.html")
    }

    private var page: String { "http://127.0.0.1:\(reader.port)/4.3.html" }
    private func code(_ answer: String) -> String {
        "public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {\n    \(answer)\n}"
    }

    /// Selects the `todo()`, or whatever stands there, and types in its place.
    private func write(_ text: String, over old: String = "todo()", in tab: Tab? = nil) throws {
        let tab = tab ?? self.tab
        try select(old, in: tab)
        try tab.type(text)
    }

    private func select(_ old: String, in tab: Tab) throws {
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

    /// Serves a workbook where the first one was served.
    private func serve(_ workbook: StandIn) throws -> Reader { try Reader(workbook, onPort: reader.port) }

    /// The file with this answer.
    private func file(_ answer: String) -> String { StandIn.exercises(answering: "4.3.2", with: answer) }

    private func save(_ answer: String) throws { try workbook.write(file(answer)) }

    /// Tries what is written, with the keyboard, and waits for these words.
    private func tryIt(seeing words: String, in place: String = verdict) throws {
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
        // What goes on is told at the bottom, and covers no button.
        try tab.run(
            "document.querySelector(`\(Self.card) .try`).scrollIntoView({ block: 'end', behavior: 'instant' })"
        )
        try tab.run("scrollBy({ top: 20, behavior: 'instant' }); showActivity('Building '.repeat(9))")
        try tab.click("\(Self.card) .try")
        try tab.wait(for: "expected 7", in: Self.verdict)
    }

    @Test(
        "brackets, lines and indentation come as people know them",
        arguments: [
            ("wind.filter {\n$0 > 5", "wind.filter {\n        $0 > 5\n    }"),
            ("print(\"a\")", "print(\"a\")"), ("f(g[0])", "f(g[0])"), ("don\"t", "don\"t"),
            ("if x {\n}", "if x {\n    }"), ("a\n\tb\nc", "a\n        b\n        c"),
        ])
    func typing(_ keys: String, _ text: String) throws {
        try write(keys)
        // An empty line between two brackets goes when its closing one is typed again.
        let expected = keys.hasSuffix("{\n}") ? "if x {\n    }\n    }" : text
        try tab.wait(for: Self.typed, toBe: code(expected))
        for _ in 0..<60 { try tab.press("z", with: .control) }
        #expect(try tab.value(Self.typed) == code("todo()"))
    }

    @Test func `Tab indents what is selected, Shift-Tab the other way; after Escape it leaves`() throws {
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

    @Test func `While a word is composed nothing interferes, and its colours follow`() throws {
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

    @Test func `A browser that translates the page leaves the code alone, and it is tried as it was typed`()
        throws
    {
        // As translators write: each text in an element of its own.
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

    // MARK: Nothing is lost

    @Test
    func `What is typed stays: after a reload, in another tab, without the server, and when that is back`()
        throws
    {
        try write("wind // typed")
        try tab.reload()
        try tab.wait(for: Self.typed, toBe: code("wind // typed"))
        let other = try tab.another(at: page, inNewWindow: true)
        try other.wait(for: Self.typed, toBe: code("wind // typed"))
        try write("wind // more", over: "wind // typed", in: other)
        try tab.wait(for: Self.typed, toBe: code("wind // more"))
        #expect(try reader.leave() == 130)
        try tab.click("\(Self.card) .try")
        try tab.wait(for: "What you typed is kept here", in: "\(Self.card) .said")
        try write("wind // again", over: "wind // more")
        let again = try serve(workbook)
        try tab.wait(until: "document.getElementById('activity').hidden")
        try tab.click("\(Self.card) .try")
        try tab.wait(for: "expected 7", in: Self.verdict)
        #expect(try workbook.read() == file("wind // again"))
        try other.wait(for: Self.typed, toBe: code("wind // again"))
        #expect(
            try other.value("Object.keys(localStorage).filter(key => key.startsWith('answer')).length") == 0)
        withExtendedLifetime(again) {}
    }

    @Test func `Where the browser has no room for a draft, it stays as long as its page`() throws {
        try write("wind // kept")
        try tab.run("Storage.prototype.setItem = () => { throw new DOMException('full') }")
        try write("wind // mine", over: "wind // kept")
        try save("wind // theirs")
        try tab.wait(for: "// theirs", in: "\(Self.card) .clash")
        #expect(try tab.value(Self.typed) == code("wind // mine"))
    }

    @Test func `Another workbook at the same address has drafts of its own`() throws {
        try write("wind // first")
        #expect(try reader.leave() == 130)
        let other = try StandIn()
        try other.writeProgram(StandIn.telling("Another wind rises."))
        var server = try serve(other)
        try tab.wait(for: "Another wind rises.", in: "main")
        #expect(try tab.value(Self.typed) == code("todo()"))
        // A page that does not know yet by whom it is served has nothing written there.
        try write("wind // second")
        try tab.run("document.body.dataset.key = 'another-0'")
        try tryIt(seeing: "of an earlier run of the server", in: "\(Self.card) .said")
        #expect(try other.read() == StandIn.exercises)
        #expect(try server.leave() == 130)
        server = try serve(workbook)
        try tab.wait(for: Self.typed, toBe: code("wind // first"))
        try tab.click("\(Self.card) .try")
        try tab.wait(for: "expected 7", in: Self.verdict)
        #expect(try workbook.read() == file("wind // first"))
        withExtendedLifetime(server) {}
    }

    @Test func `What was typed before workbooks were told apart is still there`() throws {
        let draft =
            "JSON.stringify({ base: \(code("todo()").inScript), text: \(code("wind // old").inScript) })"
        try tab.run("localStorage.setItem('answer 4.3.2', \(draft))")
        try tab.reload()
        try tab.wait(for: Self.typed, toBe: code("wind // old"))
        try write("older", over: "old")
        try tab.reload()
        try tab.wait(for: Self.typed, toBe: code("wind // older"))
        #expect(try tab.value("localStorage.getItem('answer 4.3.2') === null"))
    }

    @Test(
        "two who try at once: the same is saved once; of two answers one is saved, and the other one's page shows both",
        arguments: [true, false])
    func atOnce(isSame: Bool) throws {
        let other =
            isSame ? try tab.another(at: page, inNewWindow: true) : try Chromium.shared().open(page)
        try write("wind // one")
        if isSame {
            try other.wait(for: Self.typed, toBe: code("wind // one"))
        } else {
            try write("wind // two", in: other)
        }
        for each in [tab, other] { try each.run("document.querySelector(`\(Self.card) .try`).click()") }
        try eventually("an answer in the file") { try workbook.read() != StandIn.exercises }
        let saved = try workbook.read().contains("// one") ? "one" : "two"
        #expect(try workbook.read() == file("wind // \(saved)"))
        for each in [tab, other] { try each.wait(for: "expected 7", in: Self.verdict) }
        guard !isSame else { return }
        let late = saved == "one" ? other : tab
        try late.wait(for: "// \(saved)", in: "\(Self.card) .clash")
        #expect(try late.value(Self.typed) == code("wind // \(saved == "one" ? "two" : "one")"))
    }

    @Test("what is too long is refused in a sentence, and stays where it is", arguments: [70_000, 1 << 20])
    func tooLong(_ count: Int) throws {
        try select("todo()", in: tab)
        try tab.insert("wind // " + String(repeating: "a", count: count))
        try tryIt(seeing: "This is too long: at most 65536 bytes may be sent.", in: "\(Self.card) .said")
        #expect(try workbook.read() == StandIn.exercises)
        #expect(try tab.value("\(Self.typed).length > \(count)"))
        #expect(try tab.value("document.getElementById('activity').hidden"))
    }

    @Test(
        "a file that was saved meanwhile: both versions are shown, and the learner chooses",
        arguments: [true, false])
    func conflict(keepsMine: Bool) throws {
        try write("wind // mine")
        try save("wind // theirs")
        try tab.wait(for: "Which of the two goes on?", in: "\(Self.card) .clash")
        try tab.wait(for: "// theirs", in: "\(Self.card) .clash")
        try tab.wait(for: Self.typed, toBe: code("wind // mine"))
        try tab.keepScreenshot("answer-conflict", wholePage: true)
        try tab.click("\(Self.card) [data-do='\(keepsMine ? "keepMine" : "takeTheirs")']")
        try tab.wait(for: Self.typed, toBe: code(keepsMine ? "wind // mine" : "wind // theirs"))
        #expect(try workbook.read().contains("// theirs"))
        if keepsMine {
            try tab.click("\(Self.card) .try")
            try eventually("my version") { try workbook.read().contains("// mine") }
        } else {
            try tab.press("z", with: .control)
            try tab.wait(for: Self.typed, toBe: code("wind // mine"))
        }
        #expect(try tab.value("document.querySelector('.clash') === null"))
    }

    @Test func `A save in the editor during a try shows here, and is tried`() throws {
        try workbook.set(["4.3.2": "slow"])
        try write("wind // first")
        try tab.press(.enter, with: .control)
        try workbook.held()
        try tab.wait(for: "Trying", in: "\(Self.card) .try")
        try workbook.set(["4.3.2": "passed"])
        try save("wind // second")
        try tab.wait(until: "document.querySelector(`\(Self.verdict).passed`)")
        #expect(try tab.value(Self.typed) == code("wind // second"))
        try tab.wait(for: "Try it", in: "\(Self.card) .try")
    }

    @Test("what is gone from the file comes back when it is tried", arguments: ["headline", "file"])
    func gone(_ what: String) throws {
        if what == "file" {
            try workbook.remove(StandIn.signals)
        } else {
            try workbook.write(StandIn.exercises.components(separatedBy: "/// Exercise 4.3.2")[0])
        }
        try tab.wait(for: "missing", in: Self.verdict)
        try tab.run("document.querySelector(`\(Self.field)`).focus()")
        try tab.insert(code("wind"))
        try tryIt(seeing: "expected 7")
        #expect(try workbook.read() == file("wind"))
    }

    @Test func `What cannot be saved is told beside it`() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: workbook.path(StandIn.signals))
        try write("wind")
        try tryIt(seeing: "is read-only", in: "\(Self.card) .said")
        try tab.reload()
        try tab.wait(for: Self.typed, toBe: code("wind"))
    }

    @Test(
        "an answer that was emptied and tried can be written again, and put back", arguments: ["", "\n \n\n"])
    func emptied(_ blank: String) throws {
        try select(code("todo()"), in: tab)
        if blank.isEmpty { try tab.press(.delete) } else { try tab.insert(blank) }
        try tab.press(.enter, with: .control)
        try eventually("an empty place") { try !workbook.read().contains("func strongWinds") }
        try tab.wait(for: "The function strongWinds is gone", in: Self.verdict)
        try tab.wait(until: "inFlight === null && waiting === null && !('trying' in \(Self.editor).dataset)")
        try tab.press("z", with: .control)
        try tab.wait(for: Self.typed, toBe: code("todo()"))
        try write("wind")
        try tryIt(seeing: "expected 7")
        #expect(try workbook.read() == file("wind"))
        try select(code("wind"), in: tab)
        try tab.press(.delete)
        try tab.press(.enter, with: .control)
        try eventually("an empty place") { try !workbook.read().contains("func strongWinds") }
        try tab.click("\(Self.card) [data-do='putBack']")
        try tab.click("dialog button[value='yes']")
        try tab.wait(for: Self.typed, toBe: code("todo()"))
        #expect(try workbook.read() == StandIn.exercises)
    }

    // MARK: Undo

    @Test func `Undo takes back what was typed, also after a try that has cut blank lines away`() throws {
        try write("wind")
        try tab.press(.down)
        try tab.press(.end)
        try tab.type("\n\n")
        try tryIt(seeing: "expected 7")
        #expect(try workbook.read() == file("wind"))
        try tab.type("// more")
        for _ in 1...20 { try tab.press("z", with: .control) }
        try tab.wait(for: Self.typed, toBe: code("todo()"))
    }

    @Test(
        "undo brings back what stood there before the file was put back, or changed elsewhere",
        arguments: [true, false])
    func undo(ofReset isReset: Bool) throws {
        try write("wind")
        try tryIt(seeing: "expected 7")
        if isReset {
            try tab.click("\(Self.card) [data-do='putBack']")
            try tab.click("dialog button[value='yes']")
            try tab.wait(for: Self.typed, toBe: code("todo()"))
        } else {
            try tab.click("h1")
            try save("wind // elsewhere")
            try tab.wait(for: Self.typed, toBe: code("wind // elsewhere"))
            #expect(try tab.value("document.activeElement === document.body"))
            try tab.click(Self.field)
        }
        try tab.press("z", with: .control)
        try tab.wait(for: Self.typed, toBe: code("wind"))
        try tab.press("z", with: [.control, .shift])
        try tab.wait(for: Self.typed, toBe: code(isReset ? "todo()" : "wind // elsewhere"))
    }

    // MARK: Help

    @Test func `Hints, then our answer after a question; reset after a question`() throws {
        try tab.click("\(Self.card) .hint > summary")
        try tab.click("\(Self.card) .hint .hint > summary")
        try tab.click("\(Self.card) a.reveal")
        try tab.press(.escape)
        #expect(try tab.value("location.search") == "")
        try tab.click("\(Self.card) a.reveal")
        try tab.click("dialog button[value='yes']")
        // It is there, open, where it was asked for.
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

    @Test func `What does not compile is marked in its line`() throws {
        try workbook.set(["error": "ROOT/\(StandIn.signals):12:5: error: no such thing"])
        try write("wand")
        try tryIt(seeing: "does not compile")
        try tab.wait(for: "document.querySelector(`\(Self.card) .wrong`)?.textContent.trim()", toBe: "wand")
        // The path in it is longer than a phone is wide.
        for width in [390, 360, 320] {
            try tab.setTouch(width: width)
            #expect(try tab.value("document.documentElement.scrollWidth") == width)
        }
    }

    @Test(
        "what keeps an answer from its verdict stands there, and nothing of it is lost",
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

    @Test func `A page of another server has nothing run, and nothing written`() throws {
        let other = try tab.another(at: "about:blank", inNewWindow: true)
        // The learner's own page may ask again at any time, without these diagrams.
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
