import Book
import Foundation
import Harness
import Testing

@testable import Coursework

/// Somebody who has opened `read` in a terminal, and a browser beside it.
struct Reader {
    let window: PseudoTerminal
    let port: Int

    /// - Parameters:
    ///   - words: what chapter 4 tells; else its program, or none, stays as it is.
    ///   - wanted: where it was served before; else it is served anywhere.
    ///   - bytes: how much may be written into a file: the system cuts a write off there, as it does on a full disk.
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

    /// A page that listens to what happens.
    func events() throws -> RawClient {
        let client = try RawClient(port, seconds: 60)
        try client.ask(for: "/events")
        _ = try client.text(until: #"data: {"kind":"hello"}"# + "\n\n")
        return client
    }

    /// Waits until the events tell this.
    func hear(_ text: String, from events: RawClient) throws { _ = try events.text(until: text) }

    /// Presses Ctrl-C, and returns the status.
    func leave() throws -> Int32 {
        return try window.status(after: "\u{3}", seconds: 10)
    }
}

extension StandIn {
    /// A chapter's program, as a build leaves it: a script.
    func writeProgram(ofChapter number: Int = 4, in folder: String = ".build/debug", _ script: String) throws
    {
        try writeProgram("#!/bin/sh\ncd '\(self.folder.path)'\n\(script)\n", to: "\(folder)/chapter\(number)")
    }

    /// The script of a program that tells a section in these words.
    static func telling(_ words: String, version: Int = ChapterData.version) -> String {
        """
        cat <<END
        {"version":\(version),"number":4,"title":"A chapter","chineseTitle":"章","sections":[{"number":"$2","title":"A section",\
        "name":"name","readsTyped":true,"blocks":[{"prose":{"_0":"\(words)"}}]}]}
        END
        """
    }

}

/// Somebody who writes an answer as a page does, or nearly.
struct Written {
    private let port: Int
    var headers = [
        "Host": "a", "Origin": "http://a", "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
    ]
    var slip: [String: String]
    var method = "POST"

    /// - Parameter base: the code that the page has read.
    init(_ reader: Reader, base: String, text: String, exercise: String = "4.3.2") throws {
        port = reader.port
        let key = try reader.get("/index.html").text.firstMatch(of: /data-key="([a-z0-9-]+)"/)?.1
        slip = [
            "key": try String(#require(key)), "exercise": exercise, "wish": "try", "base": base, "text": text,
        ]
    }

    func send() throws -> (status: Int, told: [String: String]) {
        let body = try JSONEncoder().encode(slip)
        let lines = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
            .replacing("http://a", with: "http://127.0.0.1:\(port)")
        let client = try RawClient(port)
        try client.send("\(method) /answer HTTP/1.1\r\n\(lines)Content-Length: \(body.count)\r\n\r\n")
        // Who is refused for its headers may be cut off while it sends.
        try? client.send(Array(body))
        let answer = try client.answer()
        let told = try? JSONDecoder().decode([String: String].self, from: Data(answer.body))
        return (answer.status, told ?? ["message": answer.text])
    }
}
