import Foundation
import Harness
import Manuscript
import Testing

/// Somebody who has opened `read` in a terminal, and a browser beside it.
struct Reader {
    let window: PseudoTerminal
    let port: Int

    init(_ workbook: StandIn, environment: [String: String] = [:]) throws {
        let serving = try ServingTerminal {
            try workbook.open($0, columns: 120, environment: environment)
        }
        (window, port) = (serving.window, serving.port)
    }

    /// Where nobody may write more than so many bytes into a file: the system cuts a write off, as it does on a full disk.
    init(_ workbook: StandIn, fileLimit bytes: Int) throws {
        let serving = try ServingTerminal {
            try workbook.openShell(
                "trap '' XFSZ; ulimit -f \(bytes / 512); exec \"$workbook\" " + $0.joined(separator: " "))
        }
        (window, port) = (serving.window, serving.port)
    }

    func get(_ target: String) throws -> RawAnswer { try RawClient(port).get(target) }

    /// A page that listens to what happens.
    func events() throws -> RawClient {
        let client = try RawClient(port, seconds: 60)
        try client.send("GET /events HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try client.text(until: #"data: {"kind":"hello"}"# + "\n\n")
        return client
    }

    /// Waits until the events tell this.
    func hear(_ text: String, from events: RawClient) throws { _ = try events.text(until: text) }

    /// Presses Ctrl-C, and returns the status.
    func leave() throws -> Int32 {
        window.send("\u{3}")
        return try window.waitForStatus(seconds: 10)
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

    /// The process that a script has noted in a file.
    func noted(_ file: String) throws -> pid_t { try process(notedIn: folder.appending(path: file)) }
}
