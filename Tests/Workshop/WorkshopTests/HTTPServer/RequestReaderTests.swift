@testable import HTTPServer

@Suite("Reading requests") struct RequestReaderTests {
    /// The requests that a reader makes of these portions of bytes, and its end.
    private func read(
        _ bytes: [UInt8], _ limits: HTTPLimits = HTTPLimits(), _ originCheck: OriginCheck? = nil,
        portion: @escaping () -> Int
    ) -> [String] {
        var rest = bytes[...]
        var reader = RequestReader(limits: limits, originCheck: originCheck) { _ in
            let portion = portion()
            defer { rest = rest.dropFirst(portion) }
            return Array(rest.prefix(portion))
        }
        var seen: [String] = []
        while true {
            do {
                let request = try reader.next()
                let fields = [request.query, request.form ?? [:], request.headers].map { $0.sorted(by: <) }
                let body = String(decoding: request.body, as: UTF8.self)
                seen.append("\(request.method) \(request.path) \(fields) \(body) \(reader.keepsAlive)")
            } catch {
                return seen + [(error as? Refusal).map { "\($0.status)" } ?? "left"]
            }
        }
    }

    private func read(_ text: String, portion: Int, _ limits: HTTPLimits = HTTPLimits()) -> [String] {
        read(Array(text.utf8), limits) { portion }
    }

    private static let conversation = """
        GET /dunes%20?x=%31&y=+ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX: \t one \r\nx:two\r\n\r\n\
        \r\n\r\nPOST /login HTTP/1.1\r\nhost: localhost:80\r\nContent-Length: 12\r\n\r\nname=a\r\n\r\nsh\
        GET / HTTP/1.0\nConnection: Keep-Alive\n\n\
        OPTIONS /a HTTP/1.1\r\nHost: [::1]:80\r\nOrigin: http://localhost\r\nConnection: x, close\r\n\r\n
        """

    @Test func `The requests do not depend on how the bytes are divided`() {
        let expected = [
            #"GET /dunes  [[(key: "x", value: "1"), (key: "y", value: " ")], [], "#
                + #"[(key: "host", value: "127.0.0.1:80"), (key: "x", value: "one, two")]]  true"#,
            #"POST /login [[], [], [(key: "content-length", value: "12"), (key: "host", value: "localhost:80")]] "#
                + "name=a\r\n\r\nsh true",
            #"GET / [[], [], [(key: "connection", value: "Keep-Alive")]]  true"#,
            #"OPTIONS /a [[], [], [(key: "connection", value: "x, close"), (key: "host", value: "[::1]:80"), "#
                + #"(key: "origin", value: "http://localhost")]]  false"#,
            "left",
        ]
        #expect(read(Self.conversation, portion: 1) == expected)
        let lengths = 1...Self.conversation.utf8.count
        #expect(lengths.filter { read(Self.conversation, portion: $0) != expected } == [])
    }

    @Test func `No bytes do harm, however they are divided`() {
        let failure = Fuzz.firstFailure(in: 20_000, within: 1) { dice in
            let bytes = Noise.damaged(Array(Self.conversation.utf8), &dice)
            let whole = read(bytes, HTTPLimits(), OriginCheck(port: 80)) { max(bytes.count, 1) }
            var portions = dice
            let parts = read(bytes, HTTPLimits(), OriginCheck(port: 80)) {
                .random(in: 1...40, using: &portions)
            }
            return whole == parts ? nil : "\(whole) in one, \(parts) in portions"
        }
        #expect(failure == nil)
    }

    @Test func `A limit holds to the byte, however the bytes are divided`() {
        let limits = limits {
            ($0.requestLineBytes, $0.headerBytes, $0.bodyBytes) = (14, 12, 3)
        }
        let cases = [
            ("GET / HTTP/1.1\r\nHost: a\r\nX: 12\r\n\r\n", "left"),
            ("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n", "414"),
            ("GET / HTTP/1.1\r\nHost: a\r\nX: 123\r\n\r\n", "431"),
            ("GET / HTTP/1.1\r\nHost:a\r\nX:\r\nY:\r\nZ:2\r\n\r\n", "431"),
            ("GET / HTTP/1.0\r\nX: 123456789", "left"), ("GET / HTTP/1.0\r\nX: 1234567890", "431"),
        ]
        for portion in 1...40 {
            for (text, expected) in cases { #expect(read(text, portion: portion, limits).last == expected) }
        }
    }

    @Test(
        "Paths and queries are decoded, and dots in a path are not resolved",
        arguments: [
            ("/a%20b+c", "/a b+c", [:]), ("/%E7%83%AD?q=%E4%BF%A1+%2b", "/热", ["q": "信 +"]),
            ("/../../etc/passwd", "/../../etc/passwd", [:]), ("/%2e%2E/a", "/../a", [:]),
            ("/?a=1&&b&=c&a=2=3", "/", ["a": "2=3", "b": "", "": "c"]), ("/a?b?c=d", "/a", ["b?c": "d"]),
            ("//host/a?", "//host/a", [:]),
        ] as [(String, String, [String: String])])
    func targets(text: String, path: String, query: [String: String]) throws {
        let line = try RequestLine(Array("GET \(text) HTTP/1.1".utf8))
        #expect(line.path == path && line.query == query)
    }

    @Test func `A line is searched for its end once, however slowly it comes`() {
        // The time for each byte is constant: this takes seconds at most, and would take hours otherwise.
        let limits = limits { $0.requestLineBytes = 2_000_000 }
        let path = String(repeating: "a", count: 300_000)
        #expect(read("GET /\(path) HTTP/1.0\r\n\r\n", portion: 1, limits).count == 2)
    }
}
