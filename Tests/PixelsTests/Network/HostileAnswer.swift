import Harness

@testable import Pixels

/// What a server does, and what becomes of it.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: [HostileServer.Step]
    /// What the app says.
    let words: String
    /// How many bytes it takes at most, in millions.
    let bytes: Int
    let patience: Duration

    private init(
        _ name: String, _ answer: HostileServer.Step..., says words: String, bytes: Int = 1,
        patience: Duration = .seconds(1)
    ) {
        (testDescription, self.answer, self.words) = (name, answer, words)
        (self.bytes, self.patience) = (bytes, patience)
    }

    /// What is said where Apple's URLSession finds out what is wrong: that it comes in words, and not in which.
    private static let anyWords = {
        #if canImport(Darwin)
        return "127.0.0.1"
        #else
        return "No answer from"
        #endif
    }()

    private static let ok = "HTTP/1.1 200 OK\r\n"
    static let head = ok + "Connection: close\r\n\r\n"

    static func whole(_ body: String) -> HostileServer.Step {
        .send(ok + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// The beginning of a BMP of this size.
    static func picture(_ width: Int, _ height: Int) -> [UInt8] {
        var file = Array(Pixmap(width: 1, height: 1).bmp.prefix(54))
        for (place, number) in [(18, width), (22, height)] {
            for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
        }
        return file
    }

    static let lists: [HostileAnswer] = [
        .init("nothing", says: "No answer from"),
        .init("silence", .silence, says: "no whole answer came in 1.0 seconds"),
        .init("rubbish", .send("SSH-2.0-OpenSSH\r\n\r\n"), says: anyWords),
        .init("a drip", .send(head), .drip([32]), says: "no whole answer came in 1.0"),
        .init("a drip in the head", .send(ok + "X: "), .drip([32]), says: "no whole answer came in 1.0"),
        .init("a first line alone", .send(ok), says: "127.0.0.1"),
        .init("headers that break off", .send(ok + "Content-Ty"), says: "127.0.0.1"),
        .init(
            "chunks that break off", .send(ok + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y"),
            says: "127.0.0.1"),
        .init("less than announced", .send(ok + "Content-Length: 100\r\n\r\n{}"), says: "No answer from"),
        .init(
            "more than allowed announced", .send(ok + "Content-Length: 9000000\r\n\r\n"), .silence,
            says: "more than 8388608 bytes"),
        .init("a length that is no number", .send(ok + "Content-Length: -1\r\n\r\n{}"), says: "127.0.0.1"),
        .init(
            "spaces without end", .send(head), .endlessly(" "), says: "more than 8388608 bytes", bytes: 150,
            patience: .seconds(20)),
        .init(
            "numbers without end", .send(head + "{\"photos\":["), .endlessly("0,"),
            says: "more than 8388608 bytes", bytes: 150, patience: .seconds(20)),
        .init("headers without end", .send(ok), .endlessly("X: y\r\n"), says: anyWords, bytes: 150),
        .init(
            "a redirection without end",
            .send("HTTP/1.1 302 Found\r\nLocation: /\r\nConnection: close\r\n\r\n"), .endlessly("x"),
            says: "127.0.0.1", bytes: 500),
        .init(
            "a redirection in a circle",
            .send("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n"), says: "127.0.0.1"),
        .init("a page", whole("<html></html>"), says: "it is no JSON"),
        .init("an empty body", whole(""), says: "it is no JSON"),
        .init("another shape", whole("{\"photos\":{}}"), says: "something of another kind"),
        .init("depth", whole(String(repeating: "[", count: 1_000_000)), says: "it is no JSON", bytes: 2),
        .init("a number too large", whole("{\"photos\":[{\"id\":1e999}]}"), says: "127.0.0.1"),
        .init("bytes that are no text", .send(head), .send([0x22, 0xFF, 0xFE]), says: "127.0.0.1"),
    ]

    static let pictures: [HostileAnswer] = [
        .init(
            "zeros without end", .send(head), .endlessly("\u{0}"), says: "127.0.0.1", bytes: 150,
            patience: .seconds(20)),
        .init(
            "a picture without end", .send(head), .send(picture(3300, 3300)), .endlessly("x"),
            says: "more than 33554432 bytes", bytes: 150, patience: .seconds(20)),
        .init(
            "a picture that drips", .send(head), .send(picture(3, 3)), .drip([7]),
            says: "no whole answer came in 1.0"),
        .init(
            "four thousand million pixels", .send(head), .send(picture(65_536, 65_536)),
            says: "1 to 4096 can be read"),
        .init(
            "the largest allowed, and no pixels", .send(head), .send(picture(4096, 4096)),
            says: "Perhaps it was cut off"),
    ]
}
