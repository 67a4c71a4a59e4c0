import Foundation

/// A server on 127.0.0.1 that takes no connection. On Linux the system connects one client, and lets all others wait.
public final class UnattendedServer: Sendable {
    /// Where it listens; the system chose the port.
    public let port: UInt16
    private let listener: Int32

    /// Listens at once.
    public init() throws { (listener, port) = try OneAnswerServer.listening(waiting: 0) }

    deinit { close(listener) }
}
