import FRP
import HTTPServer

/// A server for one test, and the lines of its log.
final class RunningServer: Sendable {
    let port: Int
    private let server: HTTPServer
    private let lines: Lock<[String]>

    /// By itself it answers with a description of what it was asked.
    init(
        limits: HTTPLimits = HTTPLimits(),
        answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer = RunningServer.describe
    ) throws {
        let lines = Lock<[String]>([])
        server = HTTPServer(
            limits: limits,
            log: { line in lines.withLock { $0.append(line) } },
            answering: answering
        )
        self.lines = lines
        port = try server.start()
    }

    deinit { server.stop() }

    var log: [String] { lines.withLock { $0 } }

    func stop() { server.stop() }

    /// `GET /photos page=2 <body>`
    static func describe(_ request: HTTPRequest) -> HTTPAnswer {
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
