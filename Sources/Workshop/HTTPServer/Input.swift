/// The bytes that a client sends, buffered: what is read does not depend on the portions in which they arrive.
struct Input {
    /// Waits for bytes until a deadline. Returns `nil` when that has passed, and an empty array when the client sends no more.
    private let receive: (ContinuousClock.Instant) -> [UInt8]?
    private var unread: ArraySlice<UInt8> = []
    /// The moment by which the request has to be complete.
    private var deadline = ContinuousClock.now

    init(receive: @escaping (ContinuousClock.Instant) -> [UInt8]?) { self.receive = receive }

    /// Waits for the first byte of a request.
    mutating func begin(until deadline: ContinuousClock.Instant) throws {
        self.deadline = deadline
        guard unread.isEmpty else { return }
        guard let bytes = receive(deadline), !bytes.isEmpty else { throw ClientDisconnected() }
        unread = bytes[...]
    }

    private mutating func receiveMore() throws {
        guard let bytes = receive(deadline) else { throw Refusal(408, "The request took too long.") }
        guard !bytes.isEmpty else { throw ClientDisconnected() }
        unread += bytes
    }

    /// The next byte, without taking it.
    mutating func first() throws -> UInt8 {
        while true {
            if let first = unread.first { return first }
            try receiveMore()
        }
    }

    /// The next line without its line ending, which is CRLF or a single line feed.
    mutating func line(atMost limit: Int, orElse refusal: @autoclosure () -> Refusal) throws -> [UInt8] {
        // When more bytes arrive, the search for the line ending goes on where it stopped.
        var searched = 0
        while true {
            let end = unread.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n"))
            let line = unread[..<(end ?? unread.endIndex)]
            let length = line.count - (line.last == UInt8(ascii: "\r") ? 1 : 0)
            guard length <= limit else { throw refusal() }
            if let end {
                defer { unread = unread[(end + 1)...] }
                return Array(line.prefix(length))
            }
            searched = unread.count
            try receiveMore()
        }
    }

    mutating func take(_ count: Int) throws -> [UInt8] {
        while unread.count < count { try receiveMore() }
        defer { unread = unread.dropFirst(count) }
        return Array(unread.prefix(count))
    }
}

/// The client has gone, or has begun no request in time.
struct ClientDisconnected: Error {}
