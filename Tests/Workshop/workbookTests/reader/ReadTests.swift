import Foundation
import HTTPServer
import Harness
import Testing
import Trials

@testable import reader

/// `read`, while files are edited.
@Suite(.waits) struct ReadTests {
    private static let signals = "Chapters/Chapter4/Signals.swift"

    @Test func `A saved exercise gets its verdict on the open page`() throws {
        let workbook = try StandIn(fates: ["4.3.1": "expected 7"])
        let reader = try ReadSession(workbook, telling: "Right.")
        let events = try reader.events()
        #expect(try reader.get("/4.3.html").text.contains("Not begun"))
        try workbook.write(StandIn.exercises(answering: "4.3.1"))
        try reader.window.wait(for: "✘ 4.3.1")
        try reader.hear(#"{"kind":"changed","sections":["4.3"]}"#, from: events)
        try eventually("the verdict on the page") { try reader.get("/4.3.html").text.contains("✘ not yet") }
        let wrong = try reader.get("/4.3.html").text
        #expect(wrong.contains("expected 7") && !wrong.contains("wind.filter"))
        try workbook.set(["4.3.1": "passed"])
        try workbook.write(StandIn.exercises(answering: "4.3.1", with: "wind.map { $0 }"))
        try reader.window.wait(for: "✔ 4.3.1")
        try eventually("the solution on the page") { try reader.get("/4.3.html").text.contains("Ours") }
        #expect(try reader.get("/").text.contains("1 of"))
        try workbook.expect("progress", says: "1 of 2")
        #expect(try reader.leave() == 128 + SIGINT && workbook.temporaryFiles == [])
    }

    @Test func `An answer that was changed before the server started is tried once, when its page is opened`()
        throws
    {
        let workbook = try StandIn(fates: ["4.3.1": "expected 7"])
        try workbook.write(StandIn.exercises(answering: "4.3.1"))
        let reader = try ReadSession(workbook, telling: "Right.")
        for _ in 1...3 { _ = try reader.get("/4.3.html") }
        try reader.window.wait(for: "✘ 4.3.1")
        _ = try reader.get("/4.3.html")
        #expect(workbook.builds.filter { $0.contains("/exercises") }.count == 1)
    }

    @Test func `If an exercise cannot be tried, its card says why`() throws {
        let workbook = try StandIn(fates: ["build4": "broken"])
        try workbook.fill()
        let reader = try ReadSession(workbook, telling: "Right.")
        _ = try reader.get("/4.3.html")
        try reader.window.wait(for: "The build failed, and it does not say")
        try eventually("the card that says so") {
            let page = try reader.get("/4.3.html").text
            return page.contains("could not be tried") && page.contains("4.3.2")
        }
    }

    @Test func `While a chapter is built for the first time, its page has the text; the output follows`()
        throws
    {
        let workbook = try StandIn(fates: ["chapter4": "slow"])
        try workbook.write(
            "let signals = Section(\"4.3\") { tell in\n    tell.prose(\"It is written.\")\n}\n",
            to: Self.signals)
        try workbook.writeProgram(in: "next", StandIn.telling("Here I am."))
        let reader = try ReadSession(workbook)
        let events = try reader.events()
        let early = try reader.get("/4.3.html")
        #expect(early.status == 200 && early.text.contains("Chapter 4 is being built"))
        #expect(early.text.contains("It is written.") && early.text.contains("Count the gusts"))
        let unwritten = try reader.get("/4.4.html")
        #expect(unwritten.status == 503 && unwritten.text.contains("Chapter 4 is being built"))
        try reader.hear("Building chapter 4: 3 of 50", from: events)
        try workbook.release()
        try reader.hear(#""4.3""#, from: events)
        let whole = try reader.get("/4.3.html").text
        #expect(whole.contains("Here I am.") && !whole.contains("is being built"))
        try reader.window.wait(for: "Chapter 4 is built")
    }

    @Test func `If a chapter does not compile, its page says where; after a correct save it is back`() throws
    {
        let workbook = try StandIn()
        try workbook.write("let first = 1\nlet second: = 2\n", to: Self.signals)
        let reader = try ReadSession(workbook, telling: "The first text.")
        let events = try reader.events()
        #expect(try reader.get("/4.3.html").text.contains("The first text."))
        try eventually("the first builds") { workbook.builds.count == 6 }
        try workbook.set(["error": "ROOT/\(Self.signals):2:13: error: expected type"])
        try workbook.write("let first = 1\nlet second: = 3\n", to: Self.signals)
        try reader.hear(#""4.3""#, from: events)
        _ = try reader.get("/4.3.html")
        try reader.window.wait(for: "Chapter 4: \(Self.signals) does not compile.")
        let broken = try reader.get("/4.3.html")
        #expect(broken.status == 500 && broken.text.contains("2 | let second: = 3"))
        try workbook.set([:])
        try workbook.writeProgram(in: "next", StandIn.telling("The second text."))
        try workbook.write("let first = 1\n", to: Self.signals)
        try eventually("the mended page") { try reader.get("/4.3.html").text.contains("The second text.") }
    }

    @Test func `Ctrl-C ends the server, the builds and the programs`() throws {
        let workbook = try StandIn(fates: ["chapter5": "slow"])
        try workbook.writeProgram("sleep 600 & echo $! >child; echo $$ >program; wait")
        let reader = try ReadSession(workbook)
        let events = try reader.events()
        let client = try RawClient(reader.port)
        try client.ask(for: "/4.3.html")
        _ = try reader.get("/5.1.html")
        let processes = try [workbook.noted("program"), workbook.noted("child")] + workbook.held()
        #expect(try reader.leave() == 128 + SIGINT)
        try workbook.expectNothingIsLeft(of: processes)
        #expect(reader.window.damage == [])
        #expect(throws: ClientError.refused) { try RawClient(reader.port) }
        withExtendedLifetime(events) {}
    }

    @Test func `A chapter's program is ended when the browser has closed the connection`() throws {
        let workbook = try StandIn()
        try workbook.writeProgram("sleep 600 & echo $! >child; echo $$ >program; wait")
        let reader = try ReadSession(workbook)
        var client: RawClient? = try RawClient(reader.port)
        try client?.ask(for: "/4.3.html")
        let processes = try [workbook.noted("program"), workbook.noted("child")]
        client = nil
        try waitForEnd(of: processes)
    }

    #if os(Linux)
    @Test func `Without a browser it prints the address, and the port to forward`() throws {
        let nowhere = "BROWSER= DISPLAY= WAYLAND_DISPLAY= PATH=\"${PATH%%:*}\""
        let workbook = try StandIn()
        let window = try workbook.openShell("\(nowhere) exec \"$workbook\" read", columns: 160)
        let screen = try window.wait(for: "to the same number").text.words
        #expect(screen.contains("No browser was found here. Open this address yourself;"))
        #expect(try window.status(after: "\u{3}") == 128 + SIGINT)
    }
    #endif

    // MARK: Ports

    @Test func `If the default port is taken, it uses another one, and says so`() throws {
        // If this fails, another program has the port, which serves the purpose, too.
        let other = try? LoopbackServer(port: ReaderRun.usualPort) { _ in .text("other") }
        let workbook = try StandIn()
        let window = try workbook.open("read --no-open", columns: 120)
        let screen = try window.wait(for: "(Ctrl-C ends it)").text
        #expect(screen.contains("Port 4433 is taken by another program") && !screen.contains(":4433"))
        #expect(try window.status(after: "\u{3}") == 128 + SIGINT)
        other?.stop()
    }

    @Test func `If the port of --port is taken, that is an error`() throws {
        let other = try LoopbackServer { _ in .text("other") }
        let complaint = "Port \(other.port) is taken"
        try StandIn().expect("read --no-open --port \(other.port)", complains: complaint, status: 2)
    }
}
