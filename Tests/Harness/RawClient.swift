import Foundation

/// A client that sends exactly what a test wants, and reads as slowly as it wants.
public final class RawClient {
    private let descriptor: Int32
    private let port: Int
    private let deadline: ContinuousClock.Instant
    private var came: [UInt8] = []

    /// Connects. Whatever is waited for afterwards comes within so many seconds, or an error is thrown.
    public init(_ port: Int, seconds: Double = 20) throws {
        #if canImport(Darwin)
        let stream = SOCK_STREAM
        #else
        let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        descriptor = socket(AF_INET, stream, 0)
        deadline = .now + .seconds(seconds)
        self.port = port
        #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw ClientError.refused }
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Sends a text. `Host: a` in it stands for the address of the server.
    public func send(_ text: String) throws {
        try send(Array(addressed(text).utf8))
    }

    /// The text with the address of the server where it says `Host: a`.
    public func addressed(_ text: String) -> String {
        text.replacing(/([Hh]ost: )a\r\n/) { "\($0.output.1)127.0.0.1:\(port)\r\n" }
    }

    public func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT)
            #if canImport(Darwin)
            let flags: Int32 = 0
            #else
            let flags = Int32(MSG_NOSIGNAL)
            #endif
            let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
            if count > 0 { rest = rest.dropFirst(count) }
            if count < 0, errno != EAGAIN { throw ClientError.reset }
        }
    }

    /// Sends the same bytes again and again until `patience` milliseconds long nobody takes any; says how often.
    /// What was begun is finished by whoever reads the answers meanwhile.
    public func sendWhilePossible(_ bytes: [UInt8], atMost count: Int, patience: Int32) throws -> Int {
        for number in 0..<count {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&request, 1, patience) == 0 { return number }
            try send(bytes)
        }
        return count
    }

    /// Says that nothing more will be sent.
    public func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Asks for a path, and returns the answer.
    public func get(_ target: String) throws -> RawAnswer {
        try send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        return try answer()
    }

    /// The next answer; to `HEAD`, it has no body.
    public func answer(toHead: Bool = false) throws -> RawAnswer {
        let end = Array("\r\n\r\n".utf8)
        var place = came.firstRange(of: end)
        while place == nil {
            try receive()
            place = came.firstRange(of: end)
        }
        guard let place else { throw ClientError.tooLate }
        var answer = try RawAnswer(head: String(decoding: came[..<place.lowerBound], as: UTF8.self))
        came.removeFirst(place.upperBound)
        if toHead { return answer }
        let length = answer.length ?? 0
        while came.count < length { try receive() }
        answer.body = Array(came.prefix(length))
        came.removeFirst(length)
        return answer
    }

    /// What comes until the server closes the connection.
    public func rest() throws -> [UInt8] {
        while true {
            do { try receive() } catch ClientError.closed { return came }
        }
    }

    /// Whether anything, be it the end, comes within so many milliseconds.
    public func hears(within milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return !came.isEmpty || poll(&request, 1, milliseconds) != 0
    }

    private func receive() throws {
        try wait(for: POLLIN)
        var room = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &room, room.count, 0)
        if count > 0 { came += room[..<count] }
        if count == 0 { throw ClientError.closed(after: came.count) }
        if count < 0, errno != EAGAIN { throw ClientError.reset }
    }

    private func wait(for event: some BinaryInteger) throws {
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        let milliseconds = Int32(((deadline - .now) / .milliseconds(1)).rounded(.up))
        if milliseconds <= 0 || poll(&request, 1, milliseconds) == 0 { throw ClientError.tooLate }
    }
}
