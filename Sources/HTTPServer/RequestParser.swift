/// Makes requests of bytes, in whatever portions they come.
struct RequestParser {
    enum Progress {
        /// The bytes are no whole request yet.
        case needsMore
        /// As before, and the client waits to be told that it may send the body.
        case needsContinue
        case request(HTTPRequest, Exchange)
    }

    private enum Stage {
        case line
        case headers(RequestHead, bytes: Int, count: Int)
        case body(RequestHead, length: Int)
    }

    private let limits: HTTPLimits
    private let doorkeeper: Doorkeeper?
    private var input = InputBuffer()
    private var stage = Stage.line

    /// - Parameter doorkeeper: decides who may ask; `nil` admits everybody.
    init(limits: HTTPLimits, doorkeeper: Doorkeeper?) {
        (self.limits, self.doorkeeper) = (limits, doorkeeper)
    }

    /// Bytes that wait to be read.
    var buffered: Int { input.count }

    /// Whether nothing of a request has come.
    var isBlank: Bool { line == nil && input.count == 0 }

    /// The first line of the request that is being read, as soon as it is known.
    var line: RequestLine? {
        switch stage {
        case .line: nil
        case .headers(let head, _, _), .body(let head, _): head.line
        }
    }

    mutating func append(_ bytes: ArraySlice<UInt8>) {
        input.append(bytes)
    }

    /// The next request. After an error there is none: nobody knows where it would begin.
    mutating func next() throws(Refusal) -> Progress {
        var progress: Progress?
        while progress == nil {
            progress =
                switch stage {
                case .line: try readLine()
                case .headers(let head, let bytes, let count): try readHeader(head, bytes, count)
                case .body(let head, let length): readBody(head, length)
                }
        }
        return progress ?? .needsMore
    }
}

// MARK: The stages: each returns nil when the next may go on

extension RequestParser {
    private mutating func readLine() throws(Refusal) -> Progress? {
        // Who speaks TLS or rubbish may never send a line's end.
        if let first = input.first, !Grammar.isTokenByte(first), !"\r\n".utf8.contains(first) {
            throw Refusal(400, "This server speaks HTTP/1.1 without TLS.")
        }
        let line: ArraySlice<UInt8>?
        do { line = try input.line(atMost: limits.requestLineBytes) } catch {
            throw Refusal(414, "The first line may have \(limits.requestLineBytes) bytes.")
        }
        guard let line else { return .needsMore }
        // Empty lines before a request are forgiven (RFC 9112, 2.2).
        if !line.isEmpty { stage = .headers(RequestHead(try RequestLine(line)), bytes: 0, count: 0) }
        return nil
    }

    private mutating func readHeader(_ head: RequestHead, _ bytes: Int, _ count: Int) throws(Refusal)
        -> Progress?
    {
        let line: ArraySlice<UInt8>?
        do { line = try input.line(atMost: limits.headerBytes - bytes) } catch {
            throw Refusal(431, "The headers may have \(limits.headerBytes) bytes.")
        }
        guard let line else { return .needsMore }
        guard !line.isEmpty else { return try beginBody(head) }
        guard count < limits.headerCount else {
            throw Refusal(431, "There may be \(limits.headerCount) headers.")
        }
        var head = head
        try head.add(line)
        stage = .headers(head, bytes: bytes + line.count, count: count + 1)
        return nil
    }

    private mutating func beginBody(_ head: RequestHead) throws(Refusal) -> Progress? {
        let length = try head.bodyLength(atMost: limits.bodyBytes)
        try doorkeeper?.check(head.headers)
        let awaitsContinue = try head.awaitsContinue()
        stage = .body(head, length: length)
        return awaitsContinue && length > 0 && input.count == 0 ? .needsContinue : nil
    }

    private mutating func readBody(_ head: RequestHead, _ length: Int) -> Progress? {
        guard let body = input.take(length) else { return .needsMore }
        stage = .line
        let request = HTTPRequest(
            method: head.line.method,
            path: head.line.target.path,
            query: head.line.target.query,
            headers: head.headers,
            body: body
        )
        return .request(request, Exchange(head))
    }
}
