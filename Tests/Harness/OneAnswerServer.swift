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
        #if canImport(Darwin)
        let stream = SOCK_STREAM
        #else
        let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, waiting) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else {
            throw HarnessError("Nothing can listen on 127.0.0.1 here (error \(errno)).")
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func answer(_ answer: String, on listener: Int32) {
        defer { close(listener) }
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { return }
        defer { close(connection) }
        var request = ""
        var room = [UInt8](repeating: 0, count: 4096)
        while !request.contains("\r\n\r\n") {
            let count = read(connection, &room, room.count)
            guard count > 0 else { return }
            request += String(decoding: room[..<count], as: UTF8.self)
        }
        _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    }
}
