/// An answer as it came over the wire.
public struct RawAnswer {
    public let status: Int
    /// Names in lower case.
    public let headers: [String: String]
    /// The first line and the headers, without the empty line.
    public let head: String
    public var body: [UInt8] = []

    public var text: String { String(decoding: body, as: UTF8.self) }
    /// What the server says of its body.
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

/// Why a client has no answer.
public enum ClientError: Error, Equatable {
    /// Nothing listens there.
    case refused
    /// Nothing came until the deadline.
    case tooLate
    /// The server closed the connection before the answer was whole.
    case closed(after: Int)
    /// The connection broke: what was on its way is lost.
    case reset
    case notAnAnswer(String)
}
