@Suite("Conversations over one connection") struct ConversationTests {
    @Test func `An answer has its headers, and the connection stays open`() throws {
        let server = try LoopbackServer { request in
            HTTPAnswer(
                status: request.headers["wants"] == "dunes" ? 201 : 404, contentType: "image/bmp",
                body: [1, 2, 3],
                headers: ["ETag": "dunes", "content-length": "7", "Broken": "a\r\nb: c", "No name": "1"])
        }
        let client = try RawClient(server.port)
        for _ in 1...3 {
            try client.send("GET /photos/7 HTTP/1.1\r\nhost: a\r\nWANTS: dunes\r\n\r\n")
            let answer = try client.answer()
            #expect(
                answer.head == """
                    HTTP/1.1 201 \r
                    Connection: keep-alive\r
                    Content-Type: image/bmp\r
                    Content-Length: 3\r
                    ETag: dunes
                    """)
            #expect(answer.body == [1, 2, 3])
        }
        #expect(try client.get("/").status == 404)
    }

    @Test func `Requests sent at once are answered in order`() throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send((1...500).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        for number in 1...500 { #expect(try client.answer().text == "GET /\(number)  <>") }
    }

    @Test(arguments: [
        ("HTTP/1.1\r\nHost: a", true), ("HTTP/1.1\r\nHost: a\r\nConnection: Close", false),
        ("HTTP/1.1\r\nHost: a\r\nConnection: x,\tclose", false), ("HTTP/1.0", false),
        ("HTTP/1.0\r\nConnection: keep-alive", true), ("HTTP/1.9\r\nHost: a", true),
    ])
    func `The client decides whether the connection stays open`(versionAndHeaders: String, stays: Bool) throws
    {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send("GET / \(versionAndHeaders)\r\n\r\n")
        #expect(try client.answer().headers["connection"] == (stays ? "keep-alive" : "close"))
        if stays {
            #expect(try client.get("/again").text == "GET /again  <>")
        } else {
            #expect(try client.rest().isEmpty)
        }
    }

    @Test func `HEAD, 204 and 304 have no body, and the next answer follows`() throws {
        let server = try LoopbackServer { request in
            var answer = HTTPAnswer.asked(request)
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
    }

    @Test func `A client that sends no more still gets the answers to what it has sent`() throws {
        let server = try LoopbackServer()
        let client = try RawClient(server.port)
        try client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /unfinished")
        client.finish()
        #expect(try client.answer().text == "GET /1  <>")
        #expect(try client.answer().text == "GET /2  <>")
        #expect(try client.rest().isEmpty)
    }

    @Test func `A body of any bytes, up to the limit, reaches the handler`() throws {
        let server = try LoopbackServer { HTTPAnswer(body: $0.body.reversed()) }
        let client = try RawClient(server.port)
        let bytes = (0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try client.send("PUT / HTTP/1.1\r\nHost: a\r\nContent-Length: \(bytes.count)\r\n\r\n")
        try client.send(bytes)
        let answer = try client.answer()
        #expect(answer.headers["content-type"] == "application/octet-stream")
        #expect(answer.body.elementsEqual(bytes.reversed()))
    }

    @Test(arguments: [("asks again and again", Duration.milliseconds(5)), ("waits", .seconds(1_000))])
    func `A handler notices at once that its client has left`(how: String, time: Duration) throws {
        let server = try LoopbackServer { request in
            while request.isAwaited(after: time) {}
            return .text("too late")
        }
        let client = try server.client(askingFor: "/")
        #expect(!client.hears(within: 20))
        client.finish()
        #expect(try client.answer().text == "too late")
    }
}
