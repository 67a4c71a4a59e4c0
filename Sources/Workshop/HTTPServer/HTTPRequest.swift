/// A request to a ``LoopbackServer``.
public struct HTTPRequest: Sendable {
    /// `GET`, `POST` or any other word, as the client wrote it.
    public let method: String
    /// The path without the query, its percent-escapes decoded; begins with `/`. It is no path of a file: `..` is only a name.
    public let path: String
    /// The names and values after `?`, decoded, `+` as a space. If a name comes twice, its last value counts.
    public let query: [String: String]
    /// The headers, by their names in lower case.
    public let headers: [String: String]
    /// The bytes after the headers.
    public let body: [UInt8]
    var client: Socket?

    /// The names and values of a form in the body, decoded. `nil` if the body is no form: `%zz` for example.
    public var form: [String: String]? {
        guard body.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        return Form.fields(String(decoding: body, as: UTF8.self)[...])
    }

    /// Whether a page of another server has made the browser send this, as the header `Sec-Fetch-Site` says.
    public var isFromElsewhere: Bool {
        headers["sec-fetch-site"].map { !["same-origin", "none"].contains($0) } ?? false
    }

    /// Waits for `time`. Returns false as soon as the connection has ended, or the client has said that it sends no
    /// more: nearly always it has left. Ask before work that takes long.
    public func isAwaited(after time: Duration = .zero) -> Bool { client?.isOpen(after: time) ?? true }

    /// A request as a server would read it. Tests call a handler with it, without a server.
    public init(
        method: String = "GET",
        path: String,
        query: [String: String] = [:],
        headers: [String: String] = [:],
        body: [UInt8] = []
    ) {
        (self.method, self.path, self.query, self.body) = (method, path, query, body)
        self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }) { "\($0), \($1)" }
    }
}
