import Foundation

/// A small HTTP/1.1 server on 127.0.0.1, inside the program. It serves from its initialisation until `stop`.
///
///     let server = try LoopbackServer { request in
///         guard request.method == "GET" else { return .methodNotAllowed(allowing: ["GET"]) }
///         return .text("You asked for \(request.path).\n")
///     }
///     print("http://127.0.0.1:\(server.port)")
///     …
///     server.stop()
///
/// Each connection has a thread, which reads a request, calls the handler, sends the answer, and reads the next request. So a
/// slow client or a slow handler delays no other client.
///
/// The server itself refuses a request that it does not understand, one that exceeds the ``HTTPLimits``, and one of a page of
/// another server. It answers 400, 403, 408, 411, 413, 414, 417, 431 or 505, and closes the connection. The handler gets the rest.
public final class LoopbackServer: Sendable {
    /// The port at which it listens.
    public var port: Int { run.port }
    private let run: ServerRun

    /// A server with the handler `answering`, which is called on several threads at the same time.
    ///
    /// Throws an ``HTTPServerError`` if the system does not let it listen at the port.
    ///
    /// - Parameter port: from 1 to 65535; with 0 the system chooses one that is free.
    public init(
        port: Int = 0, limits: HTTPLimits = HTTPLimits(),
        answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) throws {
        run = try ServerRun(port: port, limits: limits, answering: answering)
    }

    deinit { stop() }

    /// Closes all connections at once, and returns when all threads of the server have ended: it waits for running handlers. If a
    /// handler calls this, it does not wait.
    public func stop() { run.end() }
}

/// The error of a ``LoopbackServer`` that cannot start: the system refused a socket.
public struct HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's `errno`.
    public let number: Int32

    /// Another program listens on the port.
    public var isPortTaken: Bool { number == EADDRINUSE }

    /// A sentence that says what happened, and what to do if that is known.
    public var description: String {
        if number == ENETUNREACH {
            return """
                Nothing can be reached on 127.0.0.1 here: the loopback interface is switched off, as in a container without a network. \
                On Linux, `sudo ip link set lo up` switches it on. Then try again.
                """
        }
        if number == EACCES {
            return
                "This port may not be used here: those below 1024 are for the system. Name a greater number, or none."
        }
        return "Nothing can listen on 127.0.0.1 here: \(String(cString: strerror(number))) (error \(number))."
    }
}
