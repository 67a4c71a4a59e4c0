/// `GET /photos?page=2 HTTP/1.1`
struct RequestLine {
    let method: String
    let target: RequestTarget
    /// The number after `HTTP/1.`
    let minorVersion: UInt8
    /// Method and target as the client wrote them, for the log: visible ASCII, and so one line.
    let summary: String

    init(_ line: ArraySlice<UInt8>) throws(Refusal) {
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, let method = words.first, let version = words.last,
            Grammar.isToken(method), words[1].allSatisfy(Self.isVisible)
        else {
            throw Refusal(400, "A request begins with a line like: GET /photos HTTP/1.1")
        }
        minorVersion = try Self.minorVersion(version)
        self.method = String(decoding: method, as: UTF8.self)
        target = try RequestTarget(words[1], method: self.method)
        summary = "\(self.method) \(String(decoding: words[1], as: UTF8.self))"
    }

    private static func minorVersion(_ word: ArraySlice<UInt8>) throws(Refusal) -> UInt8 {
        let numbers = Array(word.dropFirst(5))
        guard word.starts(with: "HTTP/".utf8), numbers.count == 3, numbers[1] == UInt8(ascii: "."),
            Grammar.isDigit(numbers[0]), Grammar.isDigit(numbers[2])
        else {
            throw Refusal(400, "The first line must end with HTTP/1.1.")
        }
        guard numbers[0] == UInt8(ascii: "1") else { throw Refusal(505, "This server speaks HTTP/1.1.") }
        return numbers[2] - UInt8(ascii: "0")
    }

    /// A fragment, `#`, is never sent to a server.
    private static func isVisible(_ byte: UInt8) -> Bool {
        0x21...0x7E ~= byte && byte != UInt8(ascii: "#")
    }
}
