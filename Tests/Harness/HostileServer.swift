import Foundation
import Synchronization

/// A server on 127.0.0.1 that answers with whatever bytes a test wants, be it without end, and counts how many were taken.
///
///     let server = try HostileServer { target in [.send("HTTP/1.1 200 OK\r\n\r\n"), .endlessly("[")] }
///
/// Every connection has a thread of its own, and answers one request.
public final class HostileServer: Sendable {
    /// A step of an answer. After the last one the connection is closed.
    public enum Step: Sendable {
        /// Sends these bytes.
        case send([UInt8])
        /// Sends these bytes again and again, as fast as they are taken, until the client leaves.
        case endlessly([UInt8])
        /// Sends these bytes 50 times a second, until the client leaves.
        case drip([UInt8])
        /// Sends nothing more, until the client leaves.
        case silence

        /// Sends this text.
        public static func send(_ text: String) -> Step { .send(Array(text.utf8)) }
        /// Sends this text again and again.
        public static func endlessly(_ text: String) -> Step { .endlessly(Array(text.utf8)) }
    }

    /// Where it listens; the system chose the port.
    public var port: UInt16 { listener.port }
    /// The address of the server.
    public var address: String { "http://127.0.0.1:\(port)" }
    private let listener: Listener
    private let taken: Counter

    private final class Counter: Sendable {
        let bytes = Atomic(0)
        let guests = Atomic(0)
    }

    /// Listens at once. `answering` gets what stands between the method and the version of each request.
    public init(answering: @escaping @Sendable (String) -> [Step]) throws {
        let (listener, taken) = (try Listener(), Counter())
        (self.listener, self.taken) = (listener, taken)
        Thread.detachNewThread {
            while let connection = listener.next() {
                taken.guests.add(1, ordering: .relaxed)
                Thread.detachNewThread {
                    Self.serve(connection, answering, taken)
                    close(connection)
                    taken.guests.subtract(1, ordering: .relaxed)
                }
            }
        }
    }

    /// Gives the same answer to all.
    public convenience init(answering answer: String) throws { try self.init { _ in [.send(answer)] } }

    deinit { listener.stop() }

    /// How many bytes clients, and the buffers of the system, have taken.
    public var bytesTaken: Int { taken.bytes.load(ordering: .relaxed) }

    /// Whether all clients leave within so many seconds.
    public func isLeft(within seconds: Double) -> Bool {
        let end = Deadline(seconds: seconds)
        // Real clients on real sockets leave when they leave; nothing tells of it.
        while taken.guests.load(ordering: .relaxed) > 0, !end.hasPassed { usleep(2000) }
        return !end.hasPassed
    }

    private static func serve(_ connection: Int32, _ answering: (String) -> [Step], _ taken: Counter) {
        guard let target = target(of: connection) else { return }
        for step in answering(target) {
            switch step {
            case .send(let bytes): if !send(bytes, to: connection, taken) { return }
            case .endlessly(let bytes):
                let many = Array(repeatElement(bytes, count: max(1, 65_536 / bytes.count)).joined())
                while send(many, to: connection, taken) {}
            case .drip(let bytes):
                while send(bytes, to: connection, taken), !hasLeft(connection, within: 20) {}
            case .silence: while !hasLeft(connection, within: 1000) {}
            }
        }
    }

    /// What stands between the method and the version of a request.
    private static func target(of connection: Int32) -> String? {
        var request = ""
        var room = [UInt8](repeating: 0, count: 4096)
        while !request.contains("\r\n\r\n") {
            let count = read(connection, &room, room.count)
            guard count > 0 else { return nil }
            request += String(decoding: room[..<count], as: UTF8.self)
        }
        let words = request.split(separator: " ")
        return words.count > 1 ? String(words[1]) : nil
    }

    private static func send(_ bytes: [UInt8], to connection: Int32, _ taken: Counter) -> Bool {
        Loopback.neverSignal(connection)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(connection, $0.baseAddress, $0.count, Loopback.sendFlags)
            }
            guard count > 0 else { return false }
            taken.bytes.add(count, ordering: .relaxed)
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Whether the client closes the connection within so many milliseconds.
    private static func hasLeft(_ connection: Int32, within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return false }
        var room = [UInt8](repeating: 0, count: 4096)
        return read(connection, &room, room.count) <= 0
    }
}
