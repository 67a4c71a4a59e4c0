/// What a ``LoopbackServer`` answers to one request.
///
///     HTTPAnswer(contentType: "image/bmp", body: dunes)
///     HTTPAnswer.text("There is no such photograph.", status: 404)
///     HTTPAnswer.events { stream in readers.add(stream) }
public struct HTTPAnswer: Sendable {
    /// A number from 200 to 599; any other is sent as 500.
    public var status: Int
    /// The media type of the body.
    public var contentType: String
    /// The bytes of the answer. Statuses 204 and 304, and answers to `HEAD`, are sent without them.
    public var body: [UInt8]
    /// More headers. `Content-Type`, `Content-Length`, `Connection` and `Transfer-Encoding` are ignored here: the server writes the
    /// first three itself. A header that is not valid is ignored, too: for example one with a line break.
    public var headers: [String: String]
    /// Makes the answer a stream: gets the open connection. `closed` is called when the connection has ended.
    private(set) var opened: (@Sendable (HTTPStream) -> Void)?
    private(set) var closed: @Sendable (HTTPStream) -> Void = { _ in }

    /// An answer with these parts.
    public init(
        status: Int = 200, contentType: String = "application/octet-stream", body: [UInt8] = [],
        headers: [String: String] = [:]
    ) {
        (self.status, self.contentType, self.body, self.headers) = (status, contentType, body, headers)
    }

    /// A plain-text answer, in UTF-8.
    public static func text(_ text: String, status: Int = 200) -> HTTPAnswer {
        HTTPAnswer(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
    }

    /// An answer that a browser does not cache, and whose content type it does not guess.
    ///
    /// - Parameter policy: the header `Content-Security-Policy`: what the page may load, and which pages may show it in a frame.
    public static func fresh(
        _ body: [UInt8], contentType: String, policy: String? = nil, status: Int = 200
    ) -> HTTPAnswer {
        var headers = ["Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"]
        headers["Content-Security-Policy"] = policy
        return HTTPAnswer(status: status, contentType: contentType, body: body, headers: headers)
    }

    /// 405: the path exists, but not with this method. `methods` are allowed.
    public static func methodNotAllowed(allowing methods: [String]) -> HTTPAnswer {
        let allowed = methods.joined(separator: ", ")
        var answer = text("This can be asked for with \(allowed).\n", status: 405)
        answer.headers["Allow"] = allowed
        return answer
    }

    /// An event stream (server-sent events) for the `EventSource` of a page. `opened` gets the stream, keeps it, and returns soon.
    /// The stream stays open until the client leaves, the stream is ended, or the server stops; then `closed` is called. A browser
    /// opens six connections to a server at most, and each stream takes one.
    public static func events(
        opened: @escaping @Sendable (HTTPStream) -> Void,
        closed: @escaping @Sendable (HTTPStream) -> Void = { _ in }
    ) -> HTTPAnswer {
        let headers = "Connection: close\r\nContent-Type: text/event-stream\r\nCache-Control: no-store"
        var answer = raw { stream in
            stream.send("HTTP/1.1 200 \r\n\(headers)\r\n\r\n")
            opened(stream)
        }
        answer.closed = closed
        return answer
    }

    /// Nothing but what `opened` sends into the stream, with status line and headers. For a server that fails on purpose.
    public static func raw(opened: @escaping @Sendable (HTTPStream) -> Void) -> HTTPAnswer {
        var answer = HTTPAnswer()
        answer.opened = opened
        return answer
    }

    /// The bytes of the whole answer: status line, headers and body.
    ///
    /// - Parameters:
    ///   - toHead: whether it answers `HEAD`, so has no body.
    ///   - keepsAlive: whether the connection stays open.
    public func bytes(toHead: Bool = false, keepsAlive: Bool = false) -> [UInt8] {
        let status = (200...599).contains(status) ? status : 500
        let hasBody = ![204, 304].contains(status)
        var fields = [("Connection", keepsAlive ? "keep-alive" : "close")]
        if hasBody { fields += [("Content-Type", contentType), ("Content-Length", "\(body.count)")] }
        let ours = ["connection", "content-length", "content-type", "transfer-encoding"]
        fields += headers.sorted(by: <).filter { !ours.contains($0.key.lowercased()) }
        let lines = fields.filter { Grammar.isToken($0.0.utf8) && Grammar.isFieldValue($0.1.utf8) }
            .map { "\($0): \($1)\r\n" }
        // Programs ignore the reason phrase after the status, so there is none.
        return Array("HTTP/1.1 \(status) \r\n\(lines.joined())\r\n".utf8) + (hasBody && !toHead ? body : [])
    }
}
