import Harness
import Testing
import Trials

@testable import Views

/// The answers of a page server to requests that do not come from its pages.
@Suite("Posts that no page sends", .waits) struct ViewServerTests {
    private final class OneField: ViewController {
        let field = TextField("Name")

        func loadView() -> View { StackView(.vertical, field, Label("words")) }
    }

    @Test(
        "They get an error message, and nothing changes",
        arguments: [
            (#"[{"view":99,"name":"press"}]"#, "", 409),
            (#"[{"view":-1,"name":"text","text":"x"}]"#, "", 409),
            (#"[{"view":3,"name":"text","text":"x"}]"#, "", 409),
            (#"[{"view":2,"name":"explode"}]"#, "", 409),
            (#"[{"view":2,"name":"text"}]"#, "", 409), (#"[{"view":0,"name":"explode"}]"#, "", 409),
            (#"[{"view":2,"name":"text","text":7}]"#, "", 400),
            (#"[{"view":"2","name":"text","text":"x"}]"#, "", 400),
            (#"{"view":2,"name":"text","text":"x"}"#, "", 400), ("[[[[", "", 400), ("", "", 400),
            (good, "Origin: http://photos.example\r\n", 403), (good, "Sec-Fetch-Site: cross-site\r\n", 403),
            (good, "Sec-Fetch-Site: same-site\r\n", 403), (good, "Content-Length: 1000000\r\n", 413),
            (good, "no key", 410), (good, "another key", 410),
        ])
    func refused(body: String, with: String, status: Int) async throws {
        let controller = await OneField()
        let server = try await ViewServer("Names") { controller }
        let port = await server.port
        let stream = try listener(to: port)
        _ = try stream.text(until: #"[0,"key",""#)
        let key = try stream.text(until: "\"")
        _ = try stream.text(until: #"[0,"subviews""#)

        let query = ["no key": "", "another key": "?page=abc"][with] ?? "?page=\(key)"
        let answer = try post(body, query, with.hasSuffix("\r\n") ? with : "", to: port)
        #expect(answer.status == status)
        #expect(String(decoding: answer.body, as: UTF8.self).hasSuffix(".\n"))
        #expect(await controller.field.text.value == "")
        #expect(try post(Self.good, "?page=\(key)", "", to: port).status == 204)
        #expect(await controller.field.text.value == "Ada")
    }

    @Test("The sixth page gets an error message that a browser can show")
    func crowd() async throws {
        let server = try await ViewServer("Names") { OneField() }
        let port = await server.port
        let clients = try (0..<6).map { _ in
            let client = try listener(to: port)
            _ = try client.text(until: "[0,")
            return client
        }
        #expect(try clients[4].text(until: "subviews").contains("key"))
        #expect(
            try clients[5].text(until: ".\"]")
                == #""refused","5 pages are open. Close one, and load this again"#)
    }

    private static let good = #"[{"view":2,"name":"text","text":"Ada"}]"#

    private func listener(to port: Int) throws -> RawClient {
        let client = try RawClient(port)
        try client.ask(for: "/changes")
        return client
    }

    private func post(_ body: String, _ query: String, _ headers: String, to port: Int) throws -> RawAnswer {
        let client = try RawClient(port)
        let length = headers.hasPrefix("Content-Length") ? "" : "Content-Length: \(body.utf8.count)\r\n"
        try client.send("POST /actions\(query) HTTP/1.1\r\nHost: a\r\n\(headers)\(length)\r\n\(body)")
        return try client.answer()
    }
}
