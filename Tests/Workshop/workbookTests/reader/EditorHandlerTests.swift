import Browser
import Foundation
import Harness
import Testing
import Trials

/// Opening a file in an editor that has a window, but no URL scheme.
@Suite(.inBrowser, .waits) struct EditorHandlerTests {
    private let workbook: StandIn
    private static let place = "[id='exercise-4.3.2'] a.place"

    init() throws { workbook = try StandIn() }

    /// Serves the workbook with `$EDITOR` set to a script of this name, which writes its arguments to a file.
    private func served(_ editor: String) throws -> ReadSession {
        try workbook.writeProgram(
            "#!/bin/sh\nprintf '%s|' \"$@\" >'\(workbook.path("opened"))'\n", to: "editors/\(editor)")
        return try ReadSession(
            workbook, telling: "The wind rises.", environment: ["EDITOR": workbook.path("editors/\(editor)")])
    }

    private func tab(_ reader: ReadSession) throws -> Tab {
        try Chromium.shared().open("http://127.0.0.1:\(reader.port)/4.3.html")
    }

    @Test(arguments: [("subl", "FILE:12|"), ("gvim", "+12|FILE|"), ("xed", "-l|12|FILE|")])
    func `A click on a place opens the file at its line`(_ editor: String, _ call: String) throws {
        let reader = try served(editor)
        let tab = try tab(reader)
        // By then the scripts have run.
        try tab.wait(until: "document.querySelector(`[id='exercise-4.3.2'] textarea`)")
        try tab.click(Self.place)
        try eventually("the editor") { (try? workbook.read("opened"))?.hasSuffix("|") == true }
        #expect(try workbook.read("opened") == call.replacing("FILE", with: workbook.path(StandIn.signals)))
        #expect(try tab.value("location.pathname") == "/4.3.html" && tab.complaints == [])
        #expect(try reader.leave() == 130)
    }

    @Test func `For an editor that needs a terminal, no page has a link`() throws {
        let reader = try served("vim")
        #expect(try !reader.get("/4.3.html").text.contains("class=\"place\" href"))
        let answer = try send(to: reader, "open/\(StandIn.signals):12")
        #expect(answer.status == 405)
    }

    @Test(arguments: [
        ("open/Exercises/Chapter4/Signals.swift:12", "key", "0123", 403),
        ("open/Exercises/Chapter4/Signals.swift:12", "Origin", "http://evil.example", 403),
        ("open/Exercises/Chapter4/Signals.swift:12", "Content-Type", "text/plain", 415),
        ("open/Exercises/Chapter4/Nothing.swift:12", "", "", 404), ("open/Package.swift:1", "", "", 404),
        ("open/Exercises/../Package.swift:1", "", "", 404),
        ("open/Exercises/Chapter4/Signals.swift", "", "", 404),
        ("open//etc/passwd:1", "", "", 404), ("open/Exercises/Chapter4/Signals.swift:12;ls", "", "", 404),
    ])
    func `Only sources of the workbook are opened, and only for its own pages`(
        _ target: String, _ what: String, _ value: String, _ status: Int
    ) throws {
        let reader = try served("subl")
        #expect(try send(to: reader, target, changing: what, to: value).status == status)
        // Once this one is opened, an earlier one would have been opened, too.
        #expect(try send(to: reader, "open/\(StandIn.signals):1").status == 200)
        try eventually("the editor") { (try? workbook.read("opened"))?.hasSuffix("|") == true }
        #expect(try workbook.read("opened").hasSuffix(":1|"))
    }

    private func send(
        to reader: ReadSession, _ target: String, changing what: String = "", to value: String = ""
    ) throws -> RawAnswer {
        var post = try AnswerPost(reader, base: "", text: "")
        if post.headers[what] != nil { post.headers[what] = value }
        if what == "key" { post.fields["key"] = value }
        let body = try JSONEncoder().encode(["key": post.fields["key"]])
        let lines = post.headers.map { "\($0): \($1)\r\n" }.joined()
            .replacing("http://a", with: "http://127.0.0.1:\(reader.port)")
        let client = try RawClient(reader.port)
        try client.send("POST /\(target) HTTP/1.1\r\n\(lines)Content-Length: \(body.count)\r\n\r\n")
        try? client.send(Array(body))
        return try client.answer()
    }
}
