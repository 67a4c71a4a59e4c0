/// An answer as it came over the wire.
struct RawAnswer {
    let status: Int
    /// Names in lower case.
    let headers: [String: String]
    /// The first line and the headers, without the empty line.
    let head: String
    var body: [UInt8] = []

    var text: String { String(decoding: body, as: UTF8.self) }
    /// What the server says of its body.
    var length: Int? { headers["content-length"].flatMap { Int($0) } }

    init(head: String) throws {
        let lines = head.split(separator: "\r\n").map(String.init)
        let words = lines.first?.split(separator: " ").map(String.init) ?? []
        guard words.count >= 3, words.first == "HTTP/1.1", let status = Int(words[1]) else {
            throw ClientError.notAnAnswer(head)
        }
        let pairs = lines.dropFirst().map { line in
            let name = line.prefix { $0 != ":" }
            return (name.lowercased(), String(line.dropFirst(name.count + 2)))
        }
        (self.status, self.head) = (status, head)
        headers = Dictionary(pairs) { "\($0), \($1)" }
    }
}

/// Why a client has no answer.
enum ClientError: Error, Equatable {
    /// Nothing came until the deadline.
    case tooLate
    /// The server closed the connection before the answer was whole.
    case closed(after: Int)
    /// The connection broke: what was on its way is lost.
    case reset
    case notAnAnswer(String)
}
