import Harness
import Testing

@testable import HTTPServer

@Suite("Events for a WebSocket") struct WebSocketTests {
    @Test(
        "A key is answered as RFC 6455 and others say",
        arguments: [
            ("dGhlIHNhbXBsZSBub25jZQ==", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="),
            ("x3JJHMbDL1EzLkh9GBhXDw==", "HSmrc0sMlYUkAGmm5OPpG2HaGWk="),
        ])
    func acceptance(key: String, answer: String) { #expect(WebSocket.acceptance(of: key) == answer) }

    @Test(
        "A frame says how long it is",
        arguments: [
            (0, [0x81, 0]), (125, [0x81, 125]), (126, [0x81, 126, 0, 126]), (65_535, [0x81, 126, 255, 255]),
            (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])])
    func frames(length: Int, head: [UInt8]) {
        let frame = WebSocket.frame(String(repeating: "x", count: length))
        #expect(Array(frame.prefix(head.count)) == head && frame.count == head.count + length)
    }

    @Test func `Who asks for it gets frames, and others get lines`() throws {
        let server = try LoopbackServer { request in
            .events(for: request) { $0.send(event: "好") }
        }
        let client = try RawClient(server.port)
        try client.send(
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Key: k\r\n\r\n"
        )
        #expect(try client.text(until: "\r\n\r\n").hasPrefix("HTTP/1.1 101 \r\n"))
        _ = try client.text(until: "\u{3}好")
        let plain = try server.client(askingFor: "/")
        _ = try plain.text(until: "data: 好\n\n")
    }
}
