import FRP

/// A small HTTP/1.1 server on 127.0.0.1, inside the program.
///
///     let server = HTTPServer { request in
///         guard request.method == "GET" else { return .methodNotAllowed(allowing: ["GET"]) }
///         return .text("You asked for \(request.path).\n")
///     }
///     let port = try server.start()
///     …
///     server.stop()
///
/// It keeps connections open between requests, answers pipelined requests in order, and refuses by itself what it does
/// not understand or what is too much (see ``HTTPLimits``): 400, 403 (a `Host` or an `Origin` other than this server: a
/// page of the web that wants to use it), 408, 411 (bodies in chunks), 413, 414, 417, 431, 503,
/// 505; then it closes the connection. What exists and what does not is the handler's to say. No client can hold up
/// the others, neither by sending slowly nor by reading slowly.
///
/// Requests that take long (a parameter says which) are worked on by half of these threads, so quick ones always find a
/// free one. They are given up when their client has finished sending: nearly always it has left.
///
/// One thread serves all connections; ``HTTPLimits/handlers`` more run the handler, which may take its time.
public final class HTTPServer: Sendable {
    private let limits: HTTPLimits
    private let log: (@Sendable (String) -> Void)?
    private let takesLong: @Sendable (HTTPRequest) -> Bool
    private let answering: @Sendable (HTTPRequest) -> HTTPAnswer
    private let work = Lock<ServerWork?>(nil)

    /// A server that answers with `answering`, called on several threads at the same time. `takesLong` says which requests
    /// take their time.
    ///
    /// `log` gets a line as each answer leaves, `GET /photos?page=2 200 5123 bytes`, with the target as the client wrote
    /// it and the bytes of the body. It is called on the thread that serves all connections, and should return soon.
    public init(
        limits: HTTPLimits = HTTPLimits(),
        log: (@Sendable (String) -> Void)? = nil,
        takesLong: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false },
        answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) {
        (self.limits, self.log) = (limits, log)
        (self.takesLong, self.answering) = (takesLong, answering)
    }

    deinit { stop() }

    /// Listens, and returns the port, which the system chose. Throws an ``HTTPServerError``.
    ///
    /// A server that was stopped can be started again, with another port.
    public func start() throws -> Int {
        let new = try ServerWork(limits: limits, log: log, takesLong: takesLong, answering: answering)
        new.begin()
        let isFirst = work.withLock { work in
            guard work == nil else { return false }
            work = new
            return true
        }
        guard isFirst else {
            new.end()
            throw HTTPServerError.isRunning
        }
        return new.port
    }

    /// Closes all connections at once, whatever they are at, and returns when no thread of the server is left: after
    /// the handlers that are at work have returned. From a handler or the log it does not wait; to start again, stop
    /// it once more from elsewhere.
    public func stop() {
        guard let ending = work.withLock({ $0 }), ending.end() else { return }
        let done = work.withLock { work in
            guard work === ending else { return nil as ServerWork? }
            defer { work = nil }
            return work
        }
        _ = done
    }
}
