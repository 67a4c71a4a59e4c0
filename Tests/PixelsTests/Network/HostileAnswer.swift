import Harness

@testable import Pixels

/// What a server does, and what becomes of it.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: [HostileServer.Step]
    /// What the app says.
    let words: String
    /// How many bytes it takes at most, in millions.
    var bytes = 1
    var patience = Duration.seconds(1)

    var testDescription: String { name }

    /// What is said where Apple's URLSession finds out what is wrong: that it comes in words, and not in which.
    private static let anyWords = {
        #if canImport(Darwin)
        return "127.0.0.1"
        #else
        return "No answer from"
        #endif
    }()

    static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"

    static func whole(_ body: String) -> [HostileServer.Step] {
        [.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")]
    }

    /// The beginning of a BMP of this size.
    static func picture(_ width: Int, _ height: Int) -> [UInt8] {
        var file = Array(Pixmap(width: 1, height: 1).bmp.prefix(54))
        for (place, number) in [(18, width), (22, height)] {
            for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
        }
        return file
    }

    static let lists = [
        HostileAnswer(name: "nothing", answer: [], words: "No answer from"),
        HostileAnswer(name: "silence", answer: [.silence], words: "no whole answer came in 1.0 seconds"),
        HostileAnswer(name: "rubbish", answer: [.send("SSH-2.0-OpenSSH\r\n\r\n")], words: anyWords),
        HostileAnswer(
            name: "a drip", answer: [.send(head), .drip([32])], words: "no whole answer came in 1.0"),
        HostileAnswer(
            name: "a drip in the head", answer: [.send("HTTP/1.1 200 OK\r\nX: "), .drip([32])],
            words: "no whole answer came in 1.0"),
        HostileAnswer(name: "a first line alone", answer: [.send("HTTP/1.1 200 OK\r\n")], words: "127.0.0.1"),
        HostileAnswer(
            name: "headers that break off", answer: [.send("HTTP/1.1 200 OK\r\nContent-Ty")],
            words: "127.0.0.1"),
        HostileAnswer(
            name: "chunks that break off",
            answer: [.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y")],
            words: "127.0.0.1"),
        HostileAnswer(
            name: "less than announced",
            answer: [.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{}")], words: "No answer from"),
        HostileAnswer(
            name: "more than allowed announced",
            answer: [.send("HTTP/1.1 200 OK\r\nContent-Length: 9000000\r\n\r\n"), .silence],
            words: "more than 8388608 bytes"),
        HostileAnswer(
            name: "a length that is no number",
            answer: [.send("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}")], words: "127.0.0.1"),
        HostileAnswer(
            name: "spaces without end", answer: [.send(head), .endlessly(" ")],
            words: "more than 8388608 bytes", bytes: 150, patience: .seconds(20)),
        HostileAnswer(
            name: "numbers without end", answer: [.send(head + "{\"photos\":["), .endlessly("0,")],
            words: "more than 8388608 bytes", bytes: 150, patience: .seconds(20)),
        HostileAnswer(
            name: "headers without end", answer: [.send("HTTP/1.1 200 OK\r\n"), .endlessly("X: y\r\n")],
            words: anyWords, bytes: 150),
        HostileAnswer(
            name: "a redirection without end",
            answer: [
                .send("HTTP/1.1 302 Found\r\nLocation: /\r\nConnection: close\r\n\r\n"), .endlessly("x"),
            ],
            words: "127.0.0.1", bytes: 500),
        HostileAnswer(
            name: "a redirection in a circle",
            answer: [.send("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")],
            words: "127.0.0.1"),
        HostileAnswer(name: "a page", answer: whole("<html></html>"), words: "it is no JSON"),
        HostileAnswer(name: "an empty body", answer: whole(""), words: "it is no JSON"),
        HostileAnswer(
            name: "another shape", answer: whole("{\"photos\":{}}"), words: "something of another kind"),
        HostileAnswer(
            name: "depth", answer: whole(String(repeating: "[", count: 1_000_000)), words: "it is no JSON",
            bytes: 2),
        HostileAnswer(
            name: "a number too large", answer: whole("{\"photos\":[{\"id\":1e999}]}"), words: "127.0.0.1"),
        HostileAnswer(
            name: "bytes that are no text", answer: [.send(head), .send([0x22, 0xFF, 0xFE])],
            words: "127.0.0.1"),
    ]

    static let pictures = [
        HostileAnswer(
            name: "zeros without end", answer: [.send(head), .endlessly("\u{0}")], words: "127.0.0.1",
            bytes: 150, patience: .seconds(20)),
        HostileAnswer(
            name: "a picture without end",
            answer: [.send(head), .send(picture(3300, 3300)), .endlessly("x")],
            words: "more than 33554432 bytes", bytes: 150, patience: .seconds(20)),
        HostileAnswer(
            name: "a picture that drips", answer: [.send(head), .send(picture(3, 3)), .drip([7])],
            words: "no whole answer came in 1.0"),
        HostileAnswer(
            name: "four thousand million pixels", answer: [.send(head), .send(picture(65_536, 65_536))],
            words: "1 to 4096 can be read"),
        HostileAnswer(
            name: "the largest allowed, and no pixels", answer: [.send(head), .send(picture(4096, 4096))],
            words: "Perhaps it was cut off"),
    ]
}
