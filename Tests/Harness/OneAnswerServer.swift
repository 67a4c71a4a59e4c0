import Foundation

/// A server on 127.0.0.1 that answers one request with the bytes it was given and closes the connection.
public final class OneAnswerServer: Sendable {
    /// Where it listens; the system chose the port.
    public let port: UInt16
    private let listener: Int32

    /// Listens at once and answers from a thread of its own.
    public init(answering answer: String) throws {
        let (listener, port) = try Self.listening()
        (self.listener, self.port) = (listener, port)
        Thread.detachNewThread { Self.answer(answer, on: listener) }
    }

    /// A socket that listens on 127.0.0.1, on a port that the system chose, and keeps so many clients waiting.
    static func listening(waiting: Int32 = 64) throws -> (listener: Int32, port: UInt16) {
        let listener = Loopback.socket()
        let (isListening, port) = Loopback.withAddress { address, length in
            var length = length
            return bind(listener, address, length) == 0 && listen(listener, waiting) == 0
                && getsockname(listener, address, &length) == 0
        }
        guard isListening else {
            throw HarnessError("Nothing can listen on 127.0.0.1 here (error \(errno)).")
        }
        return (listener, port)
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func answer(_ answer: String, on listener: Int32) {
        defer { close(listener) }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        defer { close(connection) }
        guard HostileServer.target(of: connection) != nil else { return }
        _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    }
}
