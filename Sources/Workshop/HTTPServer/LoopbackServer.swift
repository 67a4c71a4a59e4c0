import Foundation

/// A small HTTP/1.1 server on 127.0.0.1, inside the program. It serves from when it is made until it is stopped.
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
/// slow client, or a handler that takes its time, delays nobody else.
///
/// The server itself refuses what it does not understand, what is too much (see ``HTTPLimits``), and what a page of another
/// server asks for. It answers 400, 403, 408, 411, 413, 414, 417, 431 or 505, and closes the connection. The handler
/// decides what exists and what does not.
public final class LoopbackServer: Sendable {
    /// Where it listens.
    public var port: Int { run.port }
    private let run: ServerRun

    /// A server that answers with `answering`, which is called on several threads at the same time.
    ///
    /// Throws an ``HTTPServerError`` if the system lets nobody listen there.
    ///
    /// - Parameter port: from 1 to 65535; with 0 the system chooses one that is free.
    public init(
        port: Int = 0, limits: HTTPLimits = HTTPLimits(),
        answering: @escaping @Sendable (HTTPRequest) -> HTTPAnswer
    ) throws {
        run = try ServerRun(port: port, limits: limits, answering: answering)
    }

    deinit { stop() }

    /// Closes all connections at once, and returns when no thread of the server is left: it waits for handlers that are at
    /// work. Called from a handler it does not wait.
    public func stop() { run.end() }
}

/// Why there is no ``LoopbackServer``: the system refused a socket.
public struct HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's `errno`.
    public let number: Int32

    /// Another program listens on the port.
    public var isPortTaken: Bool { number == EADDRINUSE }

    /// What happened, and what to do where that is known.
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
