import Foundation
import HTTPServer
import Harness
import Testing
import Trials

@testable import Coursework

/// The answers of `read` to a browser.
@Suite(.waits) struct PagesTests {
    private let workbook: StandIn

    init() throws { workbook = try StandIn() }

    @Test func `The table of contents, a section, a style sheet and a script are served`() throws {
        let reader = try ReadSession(workbook, telling: "The wind rises.")
        for (target, words) in [
            ("/", "Signals"), ("/index.html", "Signals"), ("/4.3.html", "The wind rises."), ("/page.css", ""),
            ("/page.js", ""),
        ] {
            let answer = try reader.get(target)
            #expect(answer.status == 200 && (words.isEmpty || answer.text.contains(words)), "\(target)")
            #expect(answer.headers["cache-control"] == "no-store")
            let policy = answer.headers["content-security-policy"]?.components(separatedBy: "; ") ?? []
            #expect(
                Set(policy).isSuperset(of: [
                    "default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'",
                ]))
            #expect(answer.headers["x-content-type-options"] == "nosniff")
        }
        #expect(try reader.get("/4.3.html").text.contains("Count the gusts"))
        #expect(try reader.leave() == 128 + SIGINT)
    }

    @Test(arguments: [
        "/4.33.html", "/signal", "/4.3.html/..", "/../Package.swift", "/..%2fPackage.swift",
        "/%2e%2e/Package.swift", "/4.3.html%00", "/Chapters/Chapter4/main.swift", "/.workbook.json", "//",
        "/Assets/page.css", "/" + String(repeating: "a", count: 7_000),
    ])
    func `An address without a page gets 404, and never a file`(_ target: String) throws {
        let answer = try ReadSession(workbook).get(target)
        #expect(answer.status == 404 && answer.text.contains("There is no such page"))
        #expect(!answer.text.contains("swift-tools-version") && answer.text.utf8.count < 10_000)
    }

    @Test func `A wrong address gets a link to the nearest section`() throws {
        let page = try ReadSession(workbook).get("/signal.html")
        #expect(page.text.contains("<a href=\"4.3.html\">4.3</a>"))
    }

    @Test func `Methods other than GET and HEAD get 405`() throws {
        let reader = try ReadSession(workbook)
        let client = try RawClient(reader.port)
        for method in ["POST", "PUT", "DELETE"] {
            try client.send("\(method) /4.3.html HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")
            #expect(try client.answer().status == 405)
        }
        try client.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer(toHead: true).status == 200)
    }

    @Test func `Exercises are in the language of the request, whatever the one before asked for`() throws {
        let reader = try ReadSession(workbook, telling: "The wind rises.")
        for (language, title) in [
            ("zh", "只放行强风"), ("en", "Let only the strong winds through"), ("zh", "只放行强风"),
        ] {
            let page = try reader.get("/4.3.html", "Accept-Language: \(language)\r\n")
            #expect(page.text.contains("<h2>\(title)</h2>"))
        }
    }

    @Test func `If a program cannot be started, the page names it and the reason`() throws {
        try workbook.writeProgram("neither a program nor a script", to: ".build/debug/chapter4")
        let answer = try ReadSession(workbook).get("/4.3.html")
        #expect(answer.text.contains("/.build/debug/chapter4 could not be started: Exec format error."))
        #expect(!answer.text.contains("WorkbookError"))
    }

    @Test func `A short address redirects to its section, and keeps the diagrams`() throws {
        let reader = try ReadSession(workbook)
        for (short, long) in [
            ("/4.3?wind=--9--%7C&4.1=a+b", "/4.3.html?4%2E1=a%20b&wind=%2D%2D9%2D%2D%7C"),
            ("/Signals", "/4.3.html"), ("/operators/debounce", "/4.21.html#debounce"),
            ("/operators", "/4.21.html"),
            ("/4.3?a=%0D%0AX:%201", "/4.3.html?a=%0D%0AX%3A%201"),
        ] {
            let answer = try reader.get(short)
            #expect(answer.status == 302 && answer.headers["location"] == long, "\(short)")
        }
    }

    @Test func `The table of contents shows an example`() throws {
        try workbook.write(
            "Section(\"4.3\") { tell in\n    tell.example {\n        let wind = Signal<Int>(marbles: \"--3--|\")\n        draw([\"wind\": wind.filter { $0 > 5 }])\n    }\n}\n",
            to: "Chapters/Chapter4/Signals.swift")
        let reader = try ReadSession(workbook)
        // No program was built, so the page has the example's code, but not its figure.
        let contents = try reader.get("/").text
        #expect(contents.contains("Drag the 9") && contents.contains("example-1"))
        #expect(try reader.get("/?wind=--%7C", "Sec-Fetch-Site: cross-site\r\n").status == 403)
    }

    @Test func `The search index is made once, and again after a chapter was edited`() throws {
        let workbook = try StandIn()
        let place = workbook.folder.appending(path: "Chapters/Chapter4/Signals.swift")
        func source(_ words: String) -> String {
            "Section(\"4.3\") { tell in\n    tell.prose(\"\(words) wind.\")\n}\n"
        }
        /// Changes the file so that the server cannot notice: with the same length, and the same date.
        func change(to words: String) throws {
            try Data(source(words).utf8).write(to: place)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: place.path)
        }
        try workbook.write(source("First"), to: "Chapters/Chapter4/Signals.swift")
        try change(to: "First")
        let reader = try ReadSession(workbook)
        func found() throws -> String { try reader.get("/search-index.js").text }
        #expect(try found().contains("First wind."))
        try change(to: "Other")
        #expect(try found().contains("First wind."))
        try workbook.write(source("Another"), to: "Chapters/Chapter4/Signals.swift")
        try eventually("the other words") { try found().contains("Another wind.") }
    }

    @Test func `A refusal is in the language of the request`() throws {
        let reader = try ReadSession(try StandIn())
        var post = try AnswerPost(reader, base: "", text: "", exercise: "9.9.9")
        post.headers["Accept-Language"] = "zh"
        #expect(try post.send().told["message"]?.contains("9.9.9") == true)
        #expect(try post.send().told["message"]?.contains("There is no exercise") == false)
    }

    // As a page of another site would send it: after DNS rebinding, or by `fetch`.
    @Test(arguments: ["Host: evil.example", "Host: a\r\nOrigin: http://evil.example"])
    func `A request with a foreign Host or Origin gets 403`(_ headers: String) throws {
        let reader = try ReadSession(workbook)
        let client = try RawClient(reader.port)
        try client.send("GET /4.3.html HTTP/1.1\r\n\(headers)\r\n\r\n")
        #expect(try client.answer().status == 403)
        #expect(try reader.get("/").status == 200)
    }

    @Test(arguments: [
        ("kill -SEGV $$", "It crashed (signal 11)"), ("echo nonsense", "cannot be read"),
        ("exit 3", "status 3"), ("echo 'Fatal error: boom' >&2; exit 1", "Fatal error: boom"),
        (":", "cannot be read"), (StandIn.telling("Old.", version: 1), "It speaks version 1"),
        ("head -c 9000000 /dev/zero", "8 million bytes"),
    ])
    func `If a chapter's program fails, its page says why, and other chapters work`(
        _ script: String, _ words: String
    ) throws {
        try workbook.writeProgram(script)
        try workbook.writeProgram(ofChapter: 5, StandIn.telling("All is well."))
        let reader = try ReadSession(workbook)
        let answer = try reader.get("/4.3.html")
        #expect(answer.status == 500 && answer.text.contains(words), "\(answer.text)")
        #expect(try reader.get("/5.1.html").text.contains("All is well."))
    }

    @Test(arguments: [
        "--9--|", "a b", #""'`$(id)\"#, "风--é--🙂|", "--help", "", "1=2", "first\nsecond", "<b>&amp;", "%25",
    ])
    func `Diagrams and typed lines reach the program unchanged`(_ text: String) throws {
        try workbook.writeProgram(
            "for word; do printf '%s\\036' \"$word\"; done >asked; cat >typed\n" + StandIn.telling("Right."))
        let escaped = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        let answer = try ReadSession(workbook).get(
            "/4.3.html?3.1=\(escaped)&typed=\(escaped)&other=1&10.2=--%7C")
        #expect(answer.text.contains("Right."))
        let words = try workbook.read("asked").split(separator: "\u{1E}").map(String.init)
        #expect(words == ["--json", "4.3", "--marbles", "10.2=--|", "--marbles", "3.1=\(text)"])
        #expect(try workbook.read("typed") == (text.isEmpty ? "" : text + "\n"))
    }

    @Test func `If a diagram cannot be parsed, the page shows the program's message`() throws {
        try workbook.writeProgram("echo 'chapter4: column 3: <what> is this?' >&2; exit 64")
        let reader = try ReadSession(workbook)
        let answer = try reader.get("/4.3.html?3.1=%3C")
        #expect(answer.status == 422 && answer.text.contains("column 3: &lt;what&gt; is this?"))
        #expect(try reader.get("/4.3.html?3.1=%00").status == 422)
    }

    @Test func `Fifty requests at once all get their page`() throws {
        try workbook.writeProgram("echo >>runs\n" + StandIn.telling("The wind rises."))
        let reader = try ReadSession(workbook)
        let clients = try (0..<50).map { _ in try RawClient(reader.port, seconds: 60) }
        for (index, client) in clients.enumerated() { try client.ask(for: "/4.\(index % 5 + 1).html") }
        for client in clients { #expect(try client.answer().text.contains("The wind rises.")) }
        // Five sections need five runs. Requests that come at the same moment may start the same program a few times more.
        #expect(try workbook.read("runs").count <= 15)
    }
}
