@testable import HTTPServer

@Suite("The check of Host and Origin") struct OriginCheckTests {
    @Test(
        "Programs of this machine and the server's own pages are answered, pages of other servers are not",
        arguments: [
            ("127.0.0.1:PORT", nil, 200), ("localhost:PORT", nil, 200), ("LocalHost:PORT", nil, 200),
            ("[::1]:PORT", nil, 200), ("127.0.0.1:PORT", "http://127.0.0.1:PORT", 200),
            ("127.0.0.1:PORT", "http://localhost:PORT", 200),
            ("127.0.0.1", nil, 403), ("127.0.0.1:1", nil, 403), ("photos.example:PORT", nil, 403),
            ("127.0.0.1.photos.example:PORT", nil, 403), ("10.0.0.1:PORT", nil, 403),
            ("127.0.0.1:PORT", "http://photos.example", 403), ("127.0.0.1:PORT", "null", 403),
            ("127.0.0.1:PORT", "", 403), ("127.0.0.1:PORT", "http://127.0.0.1:1", 403),
            ("127.0.0.1:PORT", "https://127.0.0.1:PORT", 403),
            ("127.0.0.1:PORT", "http://127.0.0.1:PORT, http://photos.example", 403),
        ] as [(String, String?, Int)])
    func admitted(host: String, origin: String?, status: Int) throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        let origin = origin.map { "Origin: \($0)\r\n" } ?? ""
        let request = "POST / HTTP/1.1\r\nHost: \(host)\r\n\(origin)Content-Length: 2\r\n\r\nhi"
        try client.send(request.replacing("PORT", with: "\(server.port)"))
        let answer = try client.answer()
        #expect(answer.status == status)
        #expect(answer.headers["connection"] == (status == 200 ? "keep-alive" : "close"))
    }

    @Test(
        "A link is followed from anywhere, a frame shown in pages of this machine, and nothing else given to others",
        arguments: [
            ("cross-site", "navigate", "document", true), ("same-site", "navigate", "iframe", true),
            ("cross-site", "navigate", "iframe", false), ("same-site", "no-cors", "image", false),
            ("same-site", "cors", "iframe", false), ("same-origin", "cors", "empty", true),
        ])
    func fetched(site: String, mode: String, place: String, isAdmitted: Bool) {
        let headers = ["sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": place]
        #expect(((try? OriginCheck(port: 80).check(headers)) != nil) == isAdmitted)
    }

    @Test func `Who asks for a forwarded port of another number is told which one it must be`() throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send("GET / HTTP/1.1\r\nHost: localhost:8080\r\n\r\n")
        let text = try client.answer().text
        let advice = "to the same number, \(server.port). Then open http://127.0.0.1:\(server.port) there."
        #expect(text.contains(advice))
    }

    @Test func `The default port may be missing in the address`() throws {
        try OriginCheck(port: 80).check(["host": "localhost", "origin": "http://localhost"])
        #expect(throws: Refusal.self) { try OriginCheck(port: 8080).check(["host": "localhost"]) }
    }
}
