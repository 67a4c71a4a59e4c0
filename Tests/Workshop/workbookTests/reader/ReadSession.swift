import Book
import Foundation
import Harness
import Testing

@testable import Coursework

/// `workbook read`, running in a pseudo-terminal, and requests to it as a browser sends them.
struct ReadSession {
    let window: PseudoTerminal
    let port: Int

    /// - Parameters:
    ///   - words: the text that the stand-in program of chapter 4 prints for a section; `nil`: no program is written.
    ///   - wanted: the port; `nil`: any free one.
    ///   - bytes: the largest size of a file. The system cuts a write off there, as on a full disk.
    init(
        _ workbook: StandIn, telling words: String? = nil, onPort wanted: Int? = nil,
        fileLimit bytes: Int? = nil, environment: [String: String] = [:]
    ) throws {
        if let words { try workbook.writeProgram(StandIn.telling(words)) }
        let limit = bytes.map { "trap '' XFSZ; ulimit -f \($0 / 512); " } ?? ""
        let serving = try ServingTerminal(onPort: wanted) {
            try workbook.openShell(
                "\(limit)exec \"$workbook\" \($0)", columns: 120, environment: environment)
        }
        (window, port) = (serving.window, serving.port)
    }

    func get(_ target: String, _ headers: String = "") throws -> RawAnswer {
        try RawClient(port).get(target, headers)
    }

    /// A client that reads the event stream `/events`, after the greeting.
    func events() throws -> RawClient {
        let client = try RawClient(port, seconds: 60)
        try client.ask(for: "/events")
        _ = try client.text(until: #"data: {"kind":"hello"}"# + "\n\n")
        return client
    }

    /// Waits until the event stream contains this text.
    func hear(_ text: String, from events: RawClient) throws { _ = try events.text(until: text) }

    /// Presses Ctrl-C, and returns the exit status.
    func leave() throws -> Int32 {
        return try window.status(after: "\u{3}", seconds: 10)
    }
}

extension StandIn {
    /// Writes a script where a build puts a chapter's program.
    func writeProgram(ofChapter number: Int = 4, in folder: String = ".build/debug", _ script: String) throws
    {
        try writeProgram("#!/bin/sh\ncd '\(self.folder.path)'\n\(script)\n", to: "\(folder)/chapter\(number)")
    }

    /// A script that prints the data of a section with this text.
    static func telling(_ words: String, version: Int = ChapterData.version) -> String {
        """
        cat <<END
        {"version":\(version),"number":4,"title":"A chapter","chineseTitle":"章","sections":[{"number":"$2","title":"A section",\
        "name":"name","readsTyped":true,"blocks":[{"prose":{"_0":"\(words)"}}]}]}
        END
        """
    }

}

/// A `POST` of an answer, as a page sends it. Tests change a part of it to see it refused.
struct AnswerPost {
    private let port: Int
    var headers = [
        "Host": "a", "Origin": "http://a", "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
    ]
    var fields: [String: String]
    var method = "POST"

    /// - Parameter base: the code in the file when the page read it.
    init(_ reader: ReadSession, base: String, text: String, exercise: String = "4.3.2") throws {
        port = reader.port
        let key = try reader.get("/index.html").text.firstMatch(of: /data-key="([a-z0-9-]+)"/)?.1
        fields = [
            "key": try String(#require(key)), "exercise": exercise, "wish": "try", "base": base, "text": text,
        ]
    }

    func send() throws -> (status: Int, told: [String: String]) {
        let body = try JSONEncoder().encode(fields)
        let lines = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
            .replacing("http://a", with: "http://127.0.0.1:\(port)")
        let client = try RawClient(port)
        try client.send("\(method) /answer HTTP/1.1\r\n\(lines)Content-Length: \(body.count)\r\n\r\n")
        // May fail: the server may close the connection as soon as it has refused the headers.
        try? client.send(Array(body))
        let answer = try client.answer()
        let told = try? JSONDecoder().decode([String: String].self, from: Data(answer.body))
        return (answer.status, told ?? ["message": answer.text])
    }
}
