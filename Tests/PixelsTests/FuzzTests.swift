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

    /// The bytes with some of them changed, left out, repeated or put in.
    private func damaged(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 0...4, using: &dice) {
            let place = Int.random(in: 0...bytes.count, using: &dice)
            let end = min(bytes.count, place + Int.random(in: 1...20, using: &dice))
            switch Int.random(in: 0...4, using: &dice) {
            case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &dice)
            case 1: bytes.removeSubrange(place..<end)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 3: bytes.insert(contentsOf: Self.pieces.randomElement(using: &dice) ?? [], at: place)
            default: bytes = Array(bytes.prefix(place))
            }
        }
        return bytes
    }

    /// What readers trip over.
    private static let pieces: [[UInt8]] =
        [
            "\r\n", "\n", "\r", ":", " ", "%", "%zz", "%00", "+", "&=", "\"", "\\u0000", "\\ud800", "[", "{",
            "}",
            "1e999", "-9223372036854775808", "99999999999999999999", "Content-Length: 5\r\n",
            "Transfer-Encoding: chunked\r\n", "Host: b\r\n", "Expect: 100-continue\r\n", "é", "\u{301}",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0x80, 0, 0, 0]]

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
            let bytes = damaged(Self.requests, &dice)
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
            let number = Self.pieces.randomElement(using: &dice).map { String(decoding: $0, as: UTF8.self) }
            let request = HTTPRequest(
                method: ["GET", "POST"].randomElement(using: &dice) ?? "GET",
                path: "/" + path.joined(separator: "/"),
                query: ["page": number ?? "", "rpp": number ?? "", "q": number ?? ""],
                headers: [
                    "X-Trouble": "\(["latency", "status"].randomElement(using: &dice) ?? "") \(number ?? "")"
                ],
                body: damaged(Array("username=ash&password=furrow".utf8), &dice))
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
                let page = try JSONDecoder().decode(PhotoPage.self, from: Data(damaged(Self.page, &dice)))
                return page.photos.allSatisfy { $0.name.count <= 1000 }
            } catch {
                return !((error as? DecodingError)?.words ?? "").isEmpty
            }
        }
        fuzz { dice in
            do {
                let page = try JSONDecoder().decode(TimelinePage.self, from: Data(damaged(Self.posts, &dice)))
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

    // MARK: BMP

    @Test func `Pictures: what is read has all its pixels, and no more than were there`() {
        var dice = Dice(seed: 1)
        let bytes = (0..<3 * 5 * 4).map { _ in UInt8.random(in: 0...255, using: &dice) }
        let whole = Pixmap(width: 5, height: 4, bytes: bytes)?.bmp ?? []
        fuzz { dice in
            let file = damaged(whole, &dice)
            guard let picture = try? Pixmap(bmp: file) else { return true }
            let (width, height) = (Int.random(in: 0...9, using: &dice), Int.random(in: 0...9, using: &dice))
            return picture.bytes.count == 3 * picture.width * picture.height
                && picture.bytes.count <= file.count
                && picture.scaled(toWidth: width, height: height).bytes.count == 3 * width * height
                && max(picture.shrunk(toSide: 3).width, picture.shrunk(toSide: 3).height) <= 3
        }
    }
}
