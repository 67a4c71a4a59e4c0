import Foundation
import Trials

/// An HTTP client that sends exactly the bytes of a test, and reads as slowly as the test wants.
public final class RawClient {
    private let descriptor: Int32
    private let port: Int
    private var deadline: Deadline
    private var came: [UInt8] = []

    /// Connects. Each later wait takes at most this number of seconds, and then throws an error.
    public init(_ port: Int, seconds: Double = 20) throws {
        (self.port, deadline) = (port, Deadline(seconds: seconds))
        descriptor = Loopback.socket()
        let isConnected = Loopback.withAddress(port: port) { connect(descriptor, $0, $1) }.result == 0
        guard isConnected else { throw ClientError.refused }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Sets the limit of each later wait, in seconds.
    public func wait(atMost seconds: Double) { deadline = Deadline(seconds: seconds) }

    /// Sends a text. `Host: a` in it is replaced by the address of the server.
    public func send(_ text: String) throws {
        try send(Array(text.replacing(/([Hh]ost: )a\r\n/) { "\($0.output.1)127.0.0.1:\(port)\r\n" }.utf8))
    }

    /// Sends these bytes.
    public func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT)
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Loopback.sendFlags)
            }
            if count > 0 { rest = rest.dropFirst(count) }
            if count < 0, errno != EAGAIN { throw ClientError.reset }
        }
    }

    /// Closes the sending half of the connection.
    public func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Sends a request for a path, with these header lines.
    public func ask(for target: String, _ headers: String = "") throws {
        try send("GET \(target) HTTP/1.1\r\nHost: a\r\n\(headers)\r\n")
    }

    /// Sends a request for a path, and returns the answer.
    public func get(_ target: String, _ headers: String = "") throws -> RawAnswer {
        try ask(for: target, headers)
        return try answer()
    }

    /// The next answer. An answer to `HEAD` has no body.
    public func answer(toHead: Bool = false) throws -> RawAnswer {
        var answer = try RawAnswer(head: text(until: "\r\n\r\n"))
        if toHead { return answer }
        let length = answer.length ?? 0
        while came.count < length { try receive() }
        answer.body = Array(came.prefix(length))
        came.removeFirst(length)
        return answer
    }

    /// The text up to this end, without it.
    public func text(until end: String) throws -> String {
        while true {
            if let range = came.firstRange(of: Array(end.utf8)) {
                defer { came.removeFirst(range.upperBound) }
                return String(decoding: came[..<range.lowerBound], as: UTF8.self)
            }
            try receive()
        }
    }

    /// Everything until the server closes the connection.
    public func rest() throws -> [UInt8] {
        while true { do { try receive() } catch ClientError.closed { return came } }
    }

    /// Whether any data, or the end, comes within this number of milliseconds.
    public func hears(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return !came.isEmpty || poll(&request, 1, milliseconds) != 0
    }

    /// The number of bytes that were received, but not yet asked for.
    public var buffered: Int { came.count }

    /// Reads the bytes that are there.
    public func receive() throws {
        try wait(for: POLLIN)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count > 0 { came += buffer[..<count] }
        if count == 0 { throw ClientError.closed(after: came.count) }
        if count < 0, errno != EAGAIN { throw ClientError.reset }
    }

    private func wait(for event: some BinaryInteger) throws {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        if poll(&request, 1, deadline.milliseconds) == 0 { throw ClientError.tooLate }
    }
}
