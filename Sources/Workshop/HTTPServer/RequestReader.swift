import Foundation

/// Reads the requests of a client, one after the other.
struct RequestReader {
    private let limits: HTTPLimits
    private let originCheck: OriginCheck?
    private var input: Input
    /// True if the latest request is `HEAD`: its answer has no body.
    private(set) var isHead = false
    /// True if another request may follow the latest one.
    private(set) var keepsAlive = false

    /// - Parameter originCheck: refuses requests of other sites; `nil`: none is refused for that.
    init(
        limits: HTTPLimits, originCheck: OriginCheck?,
        receive: @escaping (ContinuousClock.Instant) -> [UInt8]?
    ) {
        (self.limits, self.originCheck) = (limits, originCheck)
        input = Input(receive: receive)
    }

    /// Waits for the next request. Throws a ``Refusal``, or ``ClientDisconnected`` if the client has gone. Do not call it after an
    /// error: it is unknown where another request would begin.
    mutating func next() throws -> HTTPRequest {
        (isHead, keepsAlive) = (false, false)
        try input.begin(until: .now + limits.timeForRequest)
        let line = try readLine()
        isHead = line.method == "HEAD"
        let headers = try readHeaders()
        let body = try input.take(try bodyLength(line, headers))
        let wishes = (headers["connection"] ?? "").lowercased().split { ", \t".contains($0) }
        keepsAlive = !wishes.contains("close") && (line.minorVersion > 0 || wishes.contains("keep-alive"))
        return HTTPRequest(
            method: line.method, path: line.path, query: line.query, headers: headers, body: body)
    }

    private mutating func readLine() throws -> RequestLine {
        while true {
            // Checked before a line is read: a client that speaks TLS may never send a line ending.
            let first = try input.first()
            guard Grammar.isToken([first]) || "\r\n".utf8.contains(first) else {
                throw Refusal(400, "This server speaks HTTP/1.1 without TLS.")
            }
            let limit = limits.requestLineBytes
            let line = try input.line(
                atMost: limit, orElse: Refusal(414, "The first line may have \(limit) bytes."))
            // Empty lines before a request are skipped (RFC 9112, 2.2).
            if !line.isEmpty { return try RequestLine(line) }
        }
    }

    private mutating func readHeaders() throws -> [String: String] {
        var headers: [String: String] = [:]
        let limit = limits.headerBytes
        var bytesLeft = limit
        while true {
            let line = try input.line(
                atMost: bytesLeft, orElse: Refusal(431, "The headers may have \(limit) bytes."))
            if line.isEmpty { return headers }
            bytesLeft -= line.count
            let (name, value) = try Self.field(line)
            // A header that comes twice means both values, in order (RFC 9110, 5.2).
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
    }

    /// `Host: 127.0.0.1:8080`
    private static func field(_ line: [UInt8]) throws(Refusal) -> (name: String, value: String) {
        let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, Grammar.isToken(parts[0]), Grammar.isFieldValue(parts[1]) else {
            throw Refusal(400, "A header is a line like: Accept: image/bmp")
        }
        let value = String(decoding: parts[1], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return (String(decoding: parts[0], as: UTF8.self).lowercased(), value)
    }

    /// The number of bytes of the body. If `Host` or `Content-Length` comes twice, its value is a list, which is refused.
    private func bodyLength(_ line: RequestLine, _ headers: [String: String]) throws(Refusal) -> Int {
        if line.minorVersion > 0, headers["host"] == nil {
            throw Refusal(400, "HTTP/1.1 requires the header Host.")
        }
        try originCheck?.check(headers)
        if headers["expect"] != nil { throw Refusal(417, "This server meets no expectations.") }
        guard headers["transfer-encoding"] == nil else {
            throw headers["content-length"] == nil
                ? Refusal(411, "This server takes bodies with a Content-Length only.")
                : Refusal(400, "Content-Length and Transfer-Encoding exclude each other.")
        }
        guard let length = headers["content-length"] else { return 0 }
        guard !length.isEmpty, length.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
            throw Refusal(400, "Content-Length must be one number of bytes.")
        }
        guard let count = Int(length), count <= limits.bodyBytes else {
            throw Refusal(413, "This is too long: at most \(limits.bodyBytes) bytes may be sent.")
        }
        return count
    }
}

/// An answer of the server itself, without the handler: a status and a sentence. The connection is closed after it.
struct Refusal: Error {
    let status: Int
    let reason: String

    init(_ status: Int, _ reason: String) { (self.status, self.reason) = (status, reason) }
}
