import Browser
import Foundation
import Harness
import Testing
import Trials

/// A page opens a file in the learner's editor, where that has a window and no addresses.
@Suite(.inBrowser, .waits) struct EditorDeskTests {
    private let workbook: StandIn
    private static let place = "[id='exercise-4.3.2'] a.place"

    init() throws { workbook = try StandIn() }

    /// Serves the workbook to somebody whose editor this is: a program that notes what it is given.
    private func served(_ editor: String) throws -> Reader {
        try workbook.writeProgram(
            "#!/bin/sh\nprintf '%s|' \"$@\" >'\(workbook.path("opened"))'\n", to: "editors/\(editor)")
        return try Reader(
            workbook, telling: "The wind rises.", environment: ["EDITOR": workbook.path("editors/\(editor)")])
    }

    private func tab(_ reader: Reader) throws -> Tab {
        try Chromium.shared().open("http://127.0.0.1:\(reader.port)/4.3.html")
    }

    @Test(arguments: [("subl", "FILE:12|"), ("gvim", "+12|FILE|"), ("xed", "-l|12|FILE|")])
    func `A click on a place opens it, at its line`(_ editor: String, _ call: String) throws {
        let reader = try served(editor)
        let tab = try tab(reader)
        // Its scripts have run.
        try tab.wait(until: "document.querySelector(`[id='exercise-4.3.2'] textarea`)")
        try tab.click(Self.place)
        try eventually("the editor") { (try? workbook.read("opened"))?.hasSuffix("|") == true }
        #expect(try workbook.read("opened") == call.replacing("FILE", with: workbook.path(StandIn.signals)))
        #expect(try tab.value("location.pathname") == "/4.3.html" && tab.complaints == [])
        #expect(try reader.leave() == 130)
    }

    @Test func `An editor that needs a terminal is opened by nobody`() throws {
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
    func `Nothing else is opened, and nothing for anybody else`(
        _ target: String, _ what: String, _ value: String, _ status: Int
    ) throws {
        let reader = try served("subl")
        #expect(try send(to: reader, target, changing: what, to: value).status == status)
        // What came before has been done when this is.
        #expect(try send(to: reader, "open/\(StandIn.signals):1").status == 200)
        try eventually("the editor") { (try? workbook.read("opened"))?.hasSuffix("|") == true }
        #expect(try workbook.read("opened").hasSuffix(":1|"))
    }

    private func send(
        to reader: Reader, _ target: String, changing what: String = "", to value: String = ""
    ) throws -> RawAnswer {
        var written = try Written(reader, base: "", text: "")
        if written.headers[what] != nil { written.headers[what] = value }
        if what == "key" { written.slip["key"] = value }
        let body = try JSONEncoder().encode(["key": written.slip["key"]])
        let lines = written.headers.map { "\($0): \($1)\r\n" }.joined()
            .replacing("http://a", with: "http://127.0.0.1:\(reader.port)")
        let client = try RawClient(reader.port)
        try client.send("POST /\(target) HTTP/1.1\r\n\(lines)Content-Length: \(body.count)\r\n\r\n")
        try? client.send(Array(body))
        return try client.answer()
    }
}
