// What the tests of this module are written with: imported here, it is there in all their files.
@_exported import HTTPServer
@_exported import Harness
@_exported import Testing
@_exported import Trials

extension LoopbackServer {
    /// A server that answers with a description of what it was asked: `GET /photos page=2 <body>`
    convenience init(_ limits: HTTPLimits = HTTPLimits()) throws {
        try self.init(limits: limits) { .asked($0) }
    }

    /// A server on a port that no other test gets once it is free again: none of those that the system gives to whoever asks
    /// for any. Each test that needs one names ports of its own.
    static func alone(
        on ports: Range<Int>, answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer = { .asked($0) }
    ) throws -> LoopbackServer {
        // What another program has is passed over.
        for port in ports.dropLast() {
            if let server = try? LoopbackServer(port: port, answering: answering) { return server }
        }
        return try LoopbackServer(port: ports.upperBound - 1, answering: answering)
    }

    /// A client that has asked for a path.
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

/// Limits, but for what is changed.
func limits(_ change: (inout HTTPLimits) -> Void) -> HTTPLimits {
    var limits = HTTPLimits()
    change(&limits)
    return limits
}
