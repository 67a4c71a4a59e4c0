import Foundation
import HTTPServer

@testable import Pixels

extension OverTheNetwork {
    /// Answers that are no list of photos, or no picture, or larger than the app needs.
    @Suite("Odd answers", .serialized) struct OddAnswersTests {
        /// The first event of a client whose service gives this answer to each request.
        private func ask<Value: Sendable>(
            _ answer: HTTPAnswer, _ question: (PixelsClient) -> Signal<Value>
        ) throws -> Event<Value>? {
            let server = try LoopbackServer { _ in answer }
            defer { server.stop() }
            let client = PixelsClient(try #require(URL(string: "http://127.0.0.1:\(server.port)")))
            return question(client).materialize().first()
        }

        private func failure<Value: Sendable>(_ event: Event<Value>?) throws -> String {
            guard case .error(let error)? = event, error is PixelsError else { return "no PixelsError" }
            return "\(error)"
        }

        @Test(
            "An invalid list is an error with a message",
            arguments: [
                ("<html></html>", 1, "it is no JSON"), ("", 1, "it is no JSON"),
                ("{\"photos\":{}}", 1, "something of another kind"), ("{}", 1, "there is no “photos”"),
                ("[", 1_000_000, "it is no JSON"), ("{\"photos\":[{\"id\":1e999}]}", 1, "127.0.0.1"),
            ])
        func list(part: String, count: Int, words: String) throws {
            let body = String(repeating: part, count: count)
            let error = try failure(ask(.text(body)) { $0.popularPhotos() })
            #expect(error.contains(words), "\(error)")
        }

        @Test func `A list of bytes that are no text is odd, too`() throws {
            let answer = HTTPAnswer(body: [0x22, 0xFF, 0xFE])
            #expect(try failure(ask(answer) { $0.popularPhotos() }).contains("127.0.0.1"))
        }

        @Test(
            "An invalid picture is an error with a message",
            arguments: [(65_536, "1 to 4096 can be read"), (4096, "Perhaps it was cut off")])
        func picture(side: Int, words: String) throws {
            var file = Array(Pixmap(width: 1, height: 1).bmp.prefix(54))
            for place in [18, 22] {
                for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: side >> (8 * byte)) }
            }
            let error = try failure(
                ask(HTTPAnswer(body: file)) { $0.picture(at: $0.service.appending(path: "1.bmp")) })
            #expect(error.contains(words), "\(error)")
        }

        @Test func `An answer has to be complete in time, even if bytes still arrive`() throws {
            let server = try LoopbackServer { request in
                .raw { stream in
                    stream.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
                    while request.isAwaited(after: .milliseconds(20)), stream.send(" ") {}
                }
            }
            defer { server.stop() }
            let address = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
            let client = PixelsClient(address, patience: .milliseconds(600))
            let error = try client.popularPhotos().failure()
            #expect("\(error)".contains("no whole answer came in 0.6 seconds"))
        }

        @Test func `Texts are limited in length and number`() throws {
            let name = "Za\(String(repeating: "\u{301}", count: 5000))" + String(repeating: "x", count: 5000)
            let photo =
                "{\"id\":1,\"name\":\"\(name)\",\"user\":{\"username\":\"\(name)\"},\"rating\":1,\"images\":[]}"
            let list = "{\"photos\":[\(Array(repeating: photo, count: 150).joined(separator: ","))]}"
            let photos = try #require(try ask(.text(list)) { $0.popularPhotos() }?.value)
            #expect(photos.count == 100 && photos[0].name.count == 1000)
            #expect(photos[0].name.unicodeScalars.count == 1004 && photos[0].user.username == photos[0].name)
        }

        @Test func `Pictures are requested only from web addresses`() throws {
            let client = PixelsClient(try #require(URL(string: "http://127.0.0.1:9")))
            for address in ["file:///dev/zero", "ftp://127.0.0.1/1.bmp", "data:,BM", "/1.bmp"] {
                let url = try #require(URL(string: address))
                #expect("\(try client.picture(at: url).failure())".contains("no address on the web"))
            }
        }
    }
}
