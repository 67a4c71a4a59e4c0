/// An HTTP answer as it was received.
public struct RawAnswer {
    public let status: Int
    /// The headers, with names in lower case.
    public let headers: [String: String]
    /// The status line and the headers, without the empty line.
    public let head: String
    public var body: [UInt8] = []

    public var text: String { String(decoding: body, as: UTF8.self) }
    /// The length of the body according to its header.
    public var length: Int? { headers["content-length"].flatMap { Int($0) } }

    init(head: String) throws {
        let lines = head.split(separator: "\r\n").map(String.init)
        guard let status = lines.first?.wholeMatch(of: /HTTP\/1\.1 ([0-9]+) .*/)?.output.1 else {
            throw ClientError.notAnAnswer(head)
        }
        let pairs = lines.dropFirst().map { line in
            let name = line.prefix { $0 != ":" }
            return (name.lowercased(), String(line.dropFirst(name.count + 2)))
        }
        (self.status, self.head) = (Int(status) ?? 0, head)
        headers = Dictionary(pairs) { "\($0), \($1)" }
    }
}

/// The reason why a client has got no answer.
public enum ClientError: Error, Equatable {
    /// Nothing listens on the port.
    case refused
    /// Nothing was received before the deadline.
    case tooLate
    /// The server closed the connection before the answer was complete.
    case closed(after: Int)
    /// The connection was reset, and the data on its way was lost.
    case reset
    case notAnAnswer(String)
}
