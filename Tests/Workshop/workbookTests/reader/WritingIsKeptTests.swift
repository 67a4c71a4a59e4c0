import Browser
import Foundation
import HTTPServer
import Harness
import Testing

@testable import Coursework

/// Text that is typed on a page is never lost, and each change of it can be undone.
extension WritingInBrowserTests {
    @Test
    func `A draft survives a reload, is in all tabs, and survives the end and restart of the server`()
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

    @Test func `If the browser's storage is full, a draft is kept as long as its page is open`() throws {
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
        // A page of the first workbook cannot write into the second one.
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

    @Test func `A draft from before keys named the workbook is still found`() throws {
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
        "two tabs try at once: equal answers are saved once; of different ones one is saved, and the other tab shows both",
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

    @Test(
        "a text that is too long is refused with a message, and stays in the field",
        arguments: [70_000, 1 << 20])
    func tooLong(_ count: Int) throws {
        try select("todo()", in: tab)
        try tab.insert("wind // " + String(repeating: "a", count: count))
        try tryIt(seeing: "This is too long: at most 65536 bytes may be sent.", in: "\(Self.card) .said")
        #expect(try workbook.read() == StandIn.exercises)
        #expect(try tab.value("\(Self.typed).length > \(count)"))
        #expect(try tab.value("document.getElementById('activity').hidden"))
    }

    @Test(
        "if the file was saved meanwhile, both versions are shown, and the learner chooses",
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

    @Test func `If an editor saves the file during a try, the page shows the new text, and that is tried`()
        throws
    {
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

    @Test(
        "an exercise that is gone from the file is restored when it is tried",
        arguments: ["headline", "file"])
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

    @Test func `If an answer cannot be saved, a message beside it says why`() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: workbook.path(StandIn.signals))
        try write("wind")
        try tryIt(seeing: "is read-only", in: "\(Self.card) .said")
        try tab.reload()
        try tab.wait(for: Self.typed, toBe: code("wind"))
    }

    @Test(
        "an answer that was emptied and tried can be written again, and reset", arguments: ["", "\n \n\n"])
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

    @Test func `Undo works after a try that has removed blank lines`() throws {
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
        "undo brings back the text from before a reset, or before the file changed elsewhere",
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
}
