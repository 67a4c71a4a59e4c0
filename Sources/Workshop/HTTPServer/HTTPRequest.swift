/// What a client asks a ``LoopbackServer`` for.
public struct HTTPRequest: Sendable {
    /// `GET`, `POST` or any other word, as the client wrote it.
    public let method: String
    /// Without the query, its percent-escapes decoded; begins with `/`. It names nothing in a file system, and `..` is a name
    /// like any other.
    public let path: String
    /// The names and values after `?`, decoded, `+` as a space. Of a name that comes twice the last value counts.
    public let query: [String: String]
    /// The headers, by their names in lower case.
    public let headers: [String: String]
    /// The bytes after the headers.
    public let body: [UInt8]
    var client: Socket?

    /// The names and values of a form in the body, decoded. It is `nil` if the body is no form: `%zz` for example.
    public var form: [String: String]? {
        guard body.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        return Form.fields(String(decoding: body, as: UTF8.self)[...])
    }

    /// Whether a browser says that a page of another server has led to this.
    public var isFromElsewhere: Bool {
        headers["sec-fetch-site"].map { !["same-origin", "none"].contains($0) } ?? false
    }

    /// Waits for `time`. Returns false as soon as the connection has ended, or the client has said that it sends no
    /// more: nearly always it has left. Ask before work that takes long.
    public func isAwaited(after time: Duration = .zero) -> Bool { client?.isOpen(after: time) ?? true }

    /// A request as a server would read it: to try a handler without one.
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
