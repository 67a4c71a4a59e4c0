/// What an ``HTTPServer`` answers to one request.
///
///     HTTPAnswer(contentType: "image/bmp", body: dunes)
///     HTTPAnswer.text("There is no such photograph.", status: 404)
public struct HTTPAnswer: Sendable {
    /// A number from 200 to 599; any other is sent as 500.
    public var status: Int
    /// What the body is.
    public var contentType: String
    /// The bytes of the answer. Statuses 204 and 304, and answers to `HEAD`, are sent without them.
    public var body: [UInt8]
    /// More headers. The server itself writes `Content-Type`, `Content-Length`, `Connection`, `Date` and
    /// `Transfer-Encoding`; it leaves out those here, and any that would not be one line.
    public var headers: HTTPHeaders
    /// What goes wrong with it; `nil` for nothing.
    public var fault: HTTPFault?

    /// An answer with these parts.
    public init(
        status: Int = 200,
        contentType: String = "application/octet-stream",
        body: [UInt8] = [],
        headers: HTTPHeaders = [:],
        fault: HTTPFault? = nil
    ) {
        (self.status, self.contentType, self.body) = (status, contentType, body)
        (self.headers, self.fault) = (headers, fault)
    }

    /// An answer to be read by people.
    public static func text(_ text: String, status: Int = 200) -> HTTPAnswer {
        HTTPAnswer(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
    }

    /// 405: the path is right, the method is not. `methods` are those it has.
    public static func methodNotAllowed(allowing methods: [String]) -> HTTPAnswer {
        let allowed = methods.joined(separator: ", ")
        var answer = text("This can be asked for with \(allowed).\n", status: 405)
        answer.headers["Allow"] = allowed
        return answer
    }
}
