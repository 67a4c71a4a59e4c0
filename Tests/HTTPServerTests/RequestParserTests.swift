import Testing

@testable import HTTPServer

@Suite("Reading requests") struct RequestParserTests {
    /// What comes out when the bytes come in portions of this size.
    private func read(_ text: String, portion: Int, _ limits: HTTPLimits = HTTPLimits()) -> [String] {
        var parser = RequestParser(limits: limits, doorkeeper: nil)
        var seen: [String] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            parser.append(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            do {
                while case .request(let request, let exchange) = try parser.next() {
                    let body = String(decoding: request.body, as: UTF8.self)
                    seen.append(
                        "\(exchange.summary) \(request.headers["x"] ?? "-") \(body) \(exchange.keepsAlive)")
                }
            } catch {
                return seen + ["\(error.status)"]
            }
        }
        return seen + (parser.isBlank ? [] : ["unfinished"])
    }

    @Test("What is read does not depend on the portions in which the bytes come")
    func portions() {
        let text = """
            GET /dunes?x=1 HTTP/1.1\r\nHost: a\r\nX: \t one \r\nx:two\r\n\r\n\
            \r\n\r\nPOST /likes HTTP/1.1\r\nhost: a:80\r\nContent-Length: 12\r\n\r\nlike\r\n\r\nlike\
            GET http://127.0.0.1:80?page=3 HTTP/1.0\nConnection: Keep-Alive\n\n\
            OPTIONS * HTTP/1.1\r\nHost: [::1]:80\r\nConnection: upgrade, close\r\n\r\n\
            GET / HTTP/1.1\r\nbroken header\r\n\r\n
            """
        let expected = [
            "GET /dunes?x=1 one, two  true", "POST /likes - like\r\n\r\nlike true",
            "GET http://127.0.0.1:80?page=3 -  true", "OPTIONS * -  false", "400",
        ]
        #expect(read(text, portion: 1) == expected)
        #expect((1...text.utf8.count).filter { read(text, portion: $0) != expected } == [])
    }

    @Test("A limit holds to the byte, in whatever portions the bytes come")
    func limitsToTheByte() {
        let limits = limits {
            $0.requestLineBytes = 14
            $0.headerBytes = 12
            $0.headerCount = 2
            $0.bodyBytes = 3
        }
        let cases = [
            ("GET / HTTP/1.1\r\nHost: a\r\nX: 12\r\n\r\n", "GET / 12  true"),
            ("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n", "414"),
            ("GET / HTTP/1.1\r\nHost: a\r\nX: 123\r\n\r\n", "431"),
            ("GET / HTTP/1.1\r\nHost:a\r\nX:\r\nY:\r\n\r\n", "431"),
        ]
        for portion in 1...40 {
            for (text, expected) in cases { #expect(read(text, portion: portion, limits) == [expected]) }
        }
        #expect(read("GET / HTTP/1.0\r\nX: 123456789", portion: 99, limits) == ["unfinished"])
        #expect(read("GET / HTTP/1.0\r\nX: 1234567890", portion: 99, limits) == ["431"])
    }

    @Test(
        "Paths and queries are decoded, and are nothing but names",
        arguments: [
            ("/a%20b+c", "/a b+c", [:]), ("/%E7%83%AD?q=%E4%BF%A1+%2b", "/热", ["q": "信 +"]),
            ("/../../etc/passwd", "/../../etc/passwd", [:]), ("/%2e%2E/a", "/../a", [:]),
            ("/?a=1&&b&=c&a=2=3", "/", ["a": "2=3", "b": "", "": "c"]), ("/a?b?c=d", "/a", ["b?c": "d"]),
            ("//host/a?", "//host/a", [:]), ("HTTP://Localhost/a", "/a", [:]),
        ] as [(String, String, [String: String])]
    )
    func targets(text: String, path: String, query: [String: String]) throws {
        let target = try RequestTarget(Array(text.utf8)[...], method: "GET")
        #expect(target.path == path && target.query == query)
    }

    @Test(
        "A host is a name or an address, and perhaps a port",
        arguments: [
            ("localhost", true), ("127.0.0.1:8080", true), ("[::1]", true), ("[::1]:80", true), ("a:", true),
            ("", false), (":80", false), ("a b", false), ("a, b", false), ("a/b", false), ("a@b", false),
            ("a:80x", false), ("a:808080", false), ("[::1", false), ("[]", false), ("[::1]80", false),
            ("é", false),
        ]
    )
    func hosts(host: String, isRight: Bool) {
        #expect(Grammar.isHost(host.utf8) == isRight)
    }

    private static func isRequest(_ progress: RequestParser.Progress) -> Bool {
        if case .request = progress { true } else { false }
    }

    @Test func `A line is searched for its end once, however slowly it comes`() throws {
        // Each byte costs the same: a million of them take seconds at most, and would take hours otherwise.
        let limits = limits { $0.requestLineBytes = 2_000_000 }
        var parser = RequestParser(limits: limits, doorkeeper: nil)
        let path = [UInt8](repeating: UInt8(ascii: "a"), count: 300_000)
        parser.append(Array("GET /".utf8)[...])
        for place in path.indices {
            parser.append(path[place...place])
            try #require(!Self.isRequest(parser.next()))
        }
        parser.append(Array(" HTTP/1.0\r\n\r\n".utf8)[...])
        #expect(try Self.isRequest(parser.next()))
    }
}
