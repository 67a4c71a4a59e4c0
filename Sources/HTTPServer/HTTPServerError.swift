import Foundation

/// Why there is no ``LoopbackServer``: the system refused a socket.
public struct HTTPServerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system's `errno`.
    public let number: Int32

    /// Another program listens on the port.
    public var isPortTaken: Bool { number == EADDRINUSE }

    /// What happened.
    public var description: String {
        "Nothing can listen on 127.0.0.1 here: \(String(cString: strerror(number))) (error \(number))."
    }
}
