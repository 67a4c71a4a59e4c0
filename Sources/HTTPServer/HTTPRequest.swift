/// What a client asks an ``HTTPServer`` for.
public struct HTTPRequest: Sendable {
    /// `GET`, `POST` or any other word, as the client wrote it.
    public let method: String
    /// Without the query, its percent-escapes decoded; begins with `/`, or is `*`. It names nothing in a file system,
    /// and `..` is a name like any other.
    public let path: String
    /// The names and values after `?`, decoded, `+` as a space. Of a name that comes twice the last value counts.
    public let query: [String: String]
    /// What else the client said.
    public let headers: HTTPHeaders
    /// The bytes after the headers.
    public let body: [UInt8]

    /// The names and values of a form in the body, decoded; `nil` if the body is none, `%zz` for example.
    public var form: [String: String]? {
        guard body.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
        return PercentEncoding.fields(body[...])
    }

    /// A request as a server would read it: to try a handler without one.
    public init(
        method: String = "GET",
        path: String,
        query: [String: String] = [:],
        headers: HTTPHeaders = [:],
        body: [UInt8] = []
    ) {
        (self.method, self.path, self.query) = (method, path, query)
        (self.headers, self.body) = (headers, body)
    }
}
