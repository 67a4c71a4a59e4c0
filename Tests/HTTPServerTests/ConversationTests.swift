import Harness
import Testing

@testable import HTTPServer

@Suite("Conversations over one connection") struct ConversationTests {
    @Test func `An answer says what it is, and the connection stays`() throws {
        let server = try RunningServer { request in
            HTTPAnswer(
                status: request.headers["WANTS"] == "dunes" ? 201 : 404,
                contentType: "image/bmp",
                body: [1, 2, 3],
                headers: ["ETag": "dunes", "content-length": "7", "Broken": "a\r\nb: c", "No name": "1"]
            )
        }
        let client = try RawClient(server.port)
        for _ in 1...3 {
            try client.send("GET /photos/7 HTTP/1.1\r\nhost: a\r\nwants: dunes\r\n\r\n")
            let answer = try client.answer()
            let date = try #require(answer.headers["date"])
            #expect(
                answer.head == """
                    HTTP/1.1 201 Created\r
                    Date: \(date)\r
                    Connection: keep-alive\r
                    Content-Type: image/bmp\r
                    Content-Length: 3\r
                    ETag: dunes
                    """
            )
            #expect(answer.body == [1, 2, 3])
        }
        #expect(try client.get("/").status == 404)
    }

    @Test("Requests sent at once are answered in order, though several threads answer")
    func pipelined() throws {
        let server = try RunningServer()
        let client = try RawClient(server.port)
        try client.send((1...500).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        for number in 1...500 { #expect(try client.answer().text == "GET /\(number)  <>") }
        #expect(server.log.count == 500 && server.log.last == "GET /500 200 12 bytes")
    }

    @Test("Requests that come byte by byte are answered like any other")
    func byteByByte() throws {
        let server = try RunningServer()
        let client = try RawClient(server.port)
        let requests =
            "POST /likes?by=wind HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nlikeGET / HTTP/1.1\r\nHost: a\r\n\r\n"
        for byte in client.addressed(requests).utf8 { try client.send([byte]) }
        #expect(try client.answer().text == "POST /likes by=wind <like>")
        #expect(try client.answer().text == "GET /  <>")
    }

    @Test(
        "The client decides whether the connection stays",
        arguments: [
            ("HTTP/1.1\r\nHost: a", true), ("HTTP/1.1\r\nHost: a\r\nConnection: Close", false),
            ("HTTP/1.1\r\nHost: a\r\nConnection: x,\tclose", false), ("HTTP/1.0", false),
            ("HTTP/1.0\r\nConnection: keep-alive", true), ("HTTP/1.9\r\nHost: a", true),
        ]
    )
    func connection(versionAndHeaders: String, stays: Bool) throws {
        let server = try RunningServer()
        let client = try RawClient(server.port)
        try client.send("GET / \(versionAndHeaders)\r\n\r\n")
        #expect(try client.answer().headers["connection"] == (stays ? "keep-alive" : "close"))
        if stays {
            #expect(try client.get("/again").text == "GET /again  <>")
        } else {
            #expect(try client.rest().isEmpty)
        }
    }

    @Test("HEAD, 204 and 304 have no body, and the next answer follows")
    func noBody() throws {
        let server = try RunningServer { request in
            var answer = RunningServer.describe(request)
            answer.status = request.query["status"].flatMap { Int($0) } ?? 200
            return answer
        }
        let client = try RawClient(server.port)
        try client.send("HEAD /photos HTTP/1.1\r\nHost: a\r\n\r\n")
        let head = try client.answer(toHead: true)
        #expect(head.status == 200 && head.length == "HEAD /photos  <>".count)
        for status in [204, 304] {
            let answer = try client.get("/?status=\(status)")
            #expect(answer.status == status && answer.length == nil)
        }
        #expect(try client.get("/?status=7").status == 500)
        #expect(
            server.log == [
                "HEAD /photos 200 0 bytes", "GET /?status=204 204 0 bytes", "GET /?status=304 304 0 bytes",
                "GET /?status=7 500 17 bytes",
            ]
        )
    }

    @Test("Who sends no more still gets the answers to what was sent")
    func halfClosed() throws {
        let server = try RunningServer()
        let client = try RawClient(server.port)
        try client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /unfinished")
        client.finish()
        #expect(try client.answer().text == "GET /1  <>")
        #expect(try client.answer().text == "GET /2  <>")
        #expect(try client.rest().isEmpty)
    }

    @Test("A client that asks first is told to send its body")
    func expectsContinue() throws {
        let server = try RunningServer()
        let client = try RawClient(server.port)
        for _ in 1...2 {
            try client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-Continue\r\n\r\n")
            #expect(try client.answer().head == "HTTP/1.1 100 Continue")
            try client.send("wind")
            #expect(try client.answer().text == "PUT /  <wind>")
        }
    }

    @Test("A body of any bytes, up to the limit, reaches the handler")
    func bodies() throws {
        let server = try RunningServer { HTTPAnswer(body: $0.body.reversed()) }
        let client = try RawClient(server.port)
        let bytes = (0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes.count)\r\n\r\n")
        try client.send(bytes)
        let answer = try client.answer()
        #expect(answer.headers["content-type"] == "application/octet-stream")
        #expect(answer.body.elementsEqual(bytes.reversed()))
    }

    @Test("A wrong method is answered with those that are right")
    func wrongMethod() throws {
        let server = try RunningServer { _ in .methodNotAllowed(allowing: ["GET", "HEAD"]) }
        let answer = try RawClient(server.port).get("/")
        #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD")
    }

    @Test("The log has the target as it was sent, on one line, and the bytes of the body")
    func log() throws {
        let server = try RunningServer { _ in HTTPAnswer(body: [UInt8](repeating: 7, count: 5123)) }
        let client = try RawClient(server.port)
        _ = try client.get("/photos?page=2")
        _ = try client.get("/%0AGET%20/x")
        #expect(server.log == ["GET /photos?page=2 200 5123 bytes", "GET /%0AGET%20/x 200 5123 bytes"])
    }
}
