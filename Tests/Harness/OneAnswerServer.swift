import Foundation

/// A server on 127.0.0.1 that answers one request with the bytes it was given and closes the connection.
public final class OneAnswerServer: Sendable {
    /// Where it listens; the system chose the port.
    public let port: UInt16
    private let stop: @Sendable () -> Void

    /// Listens at once and answers from a thread of its own.
    public init(answering answer: String) throws {
        let listener = try Listener()
        port = listener.port
        stop = { [weak listener] in listener?.stop() }
        Thread.detachNewThread { Self.answer(answer, on: listener) }
    }

    deinit { stop() }

    private static func answer(_ answer: String, on listener: Listener) {
        guard let connection = listener.next() else { return }
        defer { close(connection) }
        guard HostileServer.target(of: connection) != nil else { return }
        _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    }
}
