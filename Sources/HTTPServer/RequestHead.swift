/// A request without its body.
struct RequestHead {
    let line: RequestLine
    private(set) var headers: HTTPHeaders = [:]

    init(_ line: RequestLine) {
        self.line = line
    }

    /// `Host: 127.0.0.1:8080`
    mutating func add(_ field: ArraySlice<UInt8>) throws(Refusal) {
        let name = field.prefix { $0 != UInt8(ascii: ":") }
        let value = field.dropFirst(name.count + 1)
        guard name.count < field.count, Grammar.isToken(name), Grammar.isFieldValue(value) else {
            throw Refusal(400, "A header is a line like: Accept: image/bmp")
        }
        headers.add(String(decoding: name, as: UTF8.self), Self.trimmed(value))
    }

    private static func trimmed(_ value: ArraySlice<UInt8>) -> String {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var value = value.drop(while: isSpace)
        while let last = value.last, isSpace(last) { value.removeLast() }
        return String(decoding: value, as: UTF8.self)
    }
}

// MARK: What the headers mean

extension RequestHead {
    /// Bytes of the body. Twice the same header is a list, and neither a host nor a number.
    ///
    /// Bodies in chunks are refused with 411, as RFC 9112, 6.1 allows: no client of this service needs them.
    func bodyLength(atMost limit: Int) throws(Refusal) -> Int {
        try checkHost()
        let length = headers["Content-Length"]
        guard headers["Transfer-Encoding"] == nil else {
            throw length == nil
                ? Refusal(411, "This server takes bodies with a Content-Length only.")
                : Refusal(400, "Content-Length and Transfer-Encoding exclude each other.")
        }
        guard let length else { return 0 }
        guard !length.isEmpty, length.utf8.allSatisfy(Grammar.isDigit) else {
            throw Refusal(400, "Content-Length must be one number of bytes.")
        }
        guard let count = Int(length), count <= limit else {
            throw Refusal(413, "This server takes bodies of at most \(limit) bytes.")
        }
        return count
    }

    /// Whether the client sends its body only after it was told to continue.
    func awaitsContinue() throws(Refusal) -> Bool {
        guard let expectation = headers["Expect"], line.minorVersion > 0 else { return false }
        guard expectation.lowercased() == "100-continue" else {
            throw Refusal(417, "This server meets no expectation but 100-continue.")
        }
        return true
    }

    /// Whether another request may follow on the same connection.
    var keepsAlive: Bool {
        if headers.list("Connection", contains: "close") { return false }
        return line.minorVersion > 0 || headers.list("Connection", contains: "keep-alive")
    }

    private func checkHost() throws(Refusal) {
        guard let host = headers["Host"] else {
            if line.minorVersion == 0 { return }
            throw Refusal(400, "HTTP/1.1 requires the header Host.")
        }
        guard Grammar.isHost(host.utf8) else {
            throw Refusal(400, "The header Host must name one host, like 127.0.0.1:8080.")
        }
    }
}
