import Foundation
import Harness
import Testing

@testable import Pixels

/// The readers of what strangers send, with inputs that nobody thought of: good ones, damaged at random.
@Suite("Readers under random input") struct FuzzTests {
    /// Tries one seed after the other for a second.
    private func fuzz(_ attempt: (inout Dice) throws -> Bool) rethrows {
        let failure = try Fuzz.firstFailure(in: 20_000, within: 1) { dice in
            try attempt(&dice) ? nil : "it goes wrong"
        }
        #expect(failure == nil)
    }

    // MARK: HTTP

    private static let requests = Array(
        """
        GET /dunes%20?x=%31&y=+ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX: one\r\n\r\n\
        POST /v1/login HTTP/1.1\r\nHost: localhost:80\r\nContent-Length: 28\r\n\r\nusername=ash&password=furrow\
        GET http://127.0.0.1:80/ HTTP/1.0\nConnection: keep-alive\n\n\
        OPTIONS * HTTP/1.1\r\nhost: [::1]:80\r\nOrigin: http://localhost\r\n\r\n
        """.utf8)

    /// What a parser makes of bytes that come in these portions.
    private func read(_ bytes: [UInt8], _ portion: () -> Int) -> [String] {
        var parser = RequestParser(limits: HTTPLimits(), doorkeeper: Doorkeeper(port: 80))
        var (seen, rest): ([String], ArraySlice<UInt8>) = ([], bytes[...])
        while !rest.isEmpty {
            let portion = portion()
            parser.append(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            do {
                while case .request(let request, let exchange) = try parser.next() {
                    let fields = [request.query, request.form ?? [:]].map { $0.sorted { $0.key < $1.key } }
                    seen.append("\(exchange.summary) \(request.headers) \(fields) \(request.body)")
                }
            } catch {
                return seen + ["\(error.status)"]
            }
        }
        return seen + (parser.isBlank ? [] : ["unfinished"])
    }

    @Test func `Requests: no bytes do harm, and the portions in which they come do not matter`() {
        fuzz { dice in
            let bytes = Noise.damaged(Self.requests, &dice)
            let whole = read(bytes) { bytes.count }
            let portions = (0..<bytes.count).map { _ in Int.random(in: 1...40, using: &dice) }
            var next = 0
            let parts = read(bytes) {
                next += 1
                return portions[next - 1]
            }
            return whole == parts
        }
    }

    @Test func `Requests: the front desk answers whatever it is asked`() {
        let desk = FrontDesk()
        fuzz { dice in
            let words = [
                "v1", "photos", "images", "users", "login", "vote", "posts", "search", "access", "3.bmp",
                "..", "",
            ]
            let path = (0..<Int.random(in: 0...5, using: &dice)).map { _ in
                words.randomElement(using: &dice) ?? ""
            }
            let number = Noise.pieces.randomElement(using: &dice).map { String(decoding: $0, as: UTF8.self) }
            let request = HTTPRequest(
                method: ["GET", "POST"].randomElement(using: &dice) ?? "GET",
                path: "/" + path.joined(separator: "/"),
                query: ["page": number ?? "", "rpp": number ?? "", "q": number ?? ""],
                headers: [
                    "X-Trouble": "\(["latency", "status"].randomElement(using: &dice) ?? "") \(number ?? "")"
                ],
                body: Noise.damaged(Array("username=ash&password=furrow".utf8), &dice))
            return desk.answer(to: request).body.count >= 0
        }
    }

    // MARK: JSON

    private static let page = Array(
        """
        {"photos":[{"id":17,"name":"Harbour \\u00e9","user":{"username":"mina"},"rating":87.25,"comments_count":4,
        "images":[{"size":3,"url":"http://127.0.0.1/images/17/3.bmp"}],"description":null,"voted":true}]}
        """.utf8)

    private static let posts = Array(
        """
        {"posts":[{"id":1,"text":"Up early","user":{"username":"mina","name":"Mina","avatar_url":"http://a/1.bmp",
        "posts_count":3}}],"all_loaded":false}
        """.utf8)

    @Test func `Answers: what is read is bounded, and the rest is an error in words`() {
        fuzz { dice in
            do {
                let page = try JSONDecoder().decode(
                    PhotoPage.self, from: Data(Noise.damaged(Self.page, &dice)))
                return page.photos.allSatisfy { $0.name.count <= 1000 }
            } catch {
                return !((error as? DecodingError)?.words ?? "").isEmpty
            }
        }
        fuzz { dice in
            do {
                let page = try JSONDecoder().decode(
                    TimelinePage.self, from: Data(Noise.damaged(Self.posts, &dice)))
                return page.posts.allSatisfy { $0.text.count <= 1000 }
            } catch {
                return !((error as? DecodingError)?.words ?? "").isEmpty
            }
        }
    }

    @Test func `Texts: what is bounded has so many characters, and no more in each`() {
        fuzz { dice in
            let scalars = (0..<Int.random(in: 0...3000, using: &dice)).compactMap { _ in
                Unicode.Scalar(
                    [
                        0x41...0x7A, 0x300...0x36F, 0x200B...0x200F, 0x1F1E6...0x1F1FF, 0x1F466...0x1F469,
                        0xFE00...0xFE0F,
                    ]
                    .randomElement(using: &dice)?.randomElement(using: &dice) ?? 65)
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            return text.bounded.count <= 1000 && text.bounded.unicodeScalars.count <= 12_000
        }
    }
}
