// The modules that all test files here need: an exported import in one file is visible in all.
@_exported import HTTPServer
@_exported import Harness
@_exported import Testing
@_exported import Trials

extension LoopbackServer {
    /// A server whose answer describes the request: `GET /photos page=2 <body>`
    convenience init(_ limits: HTTPLimits = HTTPLimits()) throws {
        try self.init(limits: limits) { .asked($0) }
    }

    /// A server on a port that no other test can get when it is free again: the system does not assign it to anybody who asks for
    /// any port. Each test that needs such a port has its own range.
    static func alone(
        on ports: Range<Int>, answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer = { .asked($0) }
    ) throws -> LoopbackServer {
        // A port that another program uses is skipped.
        for port in ports.dropLast() {
            if let server = try? LoopbackServer(port: port, answering: answering) { return server }
        }
        return try LoopbackServer(port: ports.upperBound - 1, answering: answering)
    }

    /// A client that has sent a request for a path.
    func client(askingFor path: String) throws -> RawClient {
        let client = try RawClient(port, seconds: 60)
        try client.ask(for: path)
        return client
    }
}

extension HTTPAnswer {
    static func asked(_ request: HTTPRequest) -> HTTPAnswer {
        let query = request.query.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "&")
        return .text(
            "\(request.method) \(request.path) \(query) <\(String(decoding: request.body, as: UTF8.self))>")
    }
}

/// The default limits with a change.
func limits(_ change: (inout HTTPLimits) -> Void) -> HTTPLimits {
    var limits = HTTPLimits()
    change(&limits)
    return limits
}
