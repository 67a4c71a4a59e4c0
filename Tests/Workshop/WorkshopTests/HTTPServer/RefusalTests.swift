@testable import HTTPServer

@Suite("Refused requests", .waits) struct RefusalTests {
    private static let long = String(repeating: "a", count: 20_000)

    @Test(
        "Every refusal is an answer with the reason, and closes the connection",
        arguments: [
            ("rubbish\r\n", 400), ("\u{16}\u{3}\u{1}", 400), ("GET /\r\n", 400), ("GET  / HTTP/1.1\r\n", 400),
            ("G(T / HTTP/1.1\r\n", 400), ("GET / HTTP/11\r\n", 400), ("GET / http/1.1\r\n", 400),
            ("GET photos HTTP/1.1\r\n", 400), ("GET http://a/ HTTP/1.1\r\n", 400),
            ("CONNECT a:80 HTTP/1.1\r\n", 400), ("GET * HTTP/1.1\r\n", 400), ("GET /é HTTP/1.1\r\n", 400),
            ("GET /a#b HTTP/1.1\r\n", 400), ("GET /%4 HTTP/1.1\r\n", 400), ("GET /%GG HTTP/1.1\r\n", 400),
            ("GET /%FF HTTP/1.1\r\n", 400), ("GET /?a=%4 HTTP/1.1\r\n", 400),
            ("GET /?%zz=1 HTTP/1.1\r\n", 400), ("GET /\u{1}a HTTP/1.1\r\n", 400), ("GET / HTTP/2.0\r\n", 505),
            ("PRI * HTTP/2.0\r\n", 400), ("GET / HTTP/0.9\r\n", 505), ("GET /\(long) HTTP/1.1\r\n", 414),
            ("GET /\(long)", 414), (long, 414), ("GET / HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost:\r\n\r\n", 403), ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\u{0}\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nX: \(long)\r\n\r\n", 431),
            ("GET / HTTP/1.1\r\nX: \(long)", 431),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length:\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n", 411),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1048577\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\n", 417),
        ])
    func refused(request: String, status: Int) throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        // An earlier good request is answered, and the bytes after a bad one do not break its answer.
        _ = try client.get("/photos")
        try client.send(request + String(repeating: "more ", count: 20_000))
        let answer = try client.answer()
        #expect(answer.status == status && answer.headers["connection"] == "close")
        #expect(answer.text.hasSuffix(".\n") || answer.text.contains("like:"))
        #expect(try client.rest().isEmpty)
    }

    @Test func `A client that sends its whole body before it reads is not cut off from the refusal`() throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 20000000\r\n\r\n")
        for _ in 1...200 { try client.send([UInt8](repeating: 7, count: 100_000)) }
        #expect(try client.answer().status == 413)
        #expect(try client.rest().isEmpty)
    }

    @Test func `A refused HEAD gets no body`() throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send("HEAD /photos HTTP/1.1\r\n\r\n")
        #expect(try client.answer(toHead: true).status == 400)
        #expect(try client.rest().isEmpty)
    }

    @Test
    func `A client that does not finish its request gets an error, even if it never stops sending`()
        throws
    {
        let server = try LoopbackServer(limits { $0.timeForRequest = .milliseconds(150) })
        let (slow, endless, late) = try (
            RawClient(server.port), RawClient(server.port), RawClient(server.port)
        )
        try slow.send("GET / HTTP/1.1\r\nHos")
        try late.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nfour")
        try endless.send("GET / HTTP/1.1\r\nX: ")
        while !endless.hears(within: 5) { try endless.send("x") }
        for client in [slow, late, endless] {
            #expect(try client.answer().status == 408)
            #expect(try client.rest().isEmpty)
        }
    }

    @Test func `A client without a request is dropped without an answer`() throws {
        let server = try LoopbackServer(limits { $0.timeForRequest = .milliseconds(150) })
        let (new, known) = try (RawClient(server.port), RawClient(server.port))
        _ = try known.get("/")
        #expect(try new.rest().isEmpty && known.rest().isEmpty)
    }
}
