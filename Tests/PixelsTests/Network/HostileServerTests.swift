import Foundation
import Harness
import PhotoService

@testable import Pixels

extension OverTheNetwork {
    /// What a server may do to the app: what it sends, what the app says, how long it takes, and how many bytes it takes.
    @Suite("Hostile servers", .serialized) struct HostileServerTests {
        @Test(
            "A list that is none is an error in words, soon, and little more than what is allowed is taken",
            arguments: HostileAnswer.lists)
        func list(_ hostile: HostileAnswer) throws {
            try ask(hostile) { $0.popularPhotos(page: 1, count: 100).ignoreValues(as: Void.self) }
        }

        @Test(arguments: HostileAnswer.pictures)
        func `A picture that is none, too`(_ hostile: HostileAnswer) throws {
            try ask(hostile) {
                $0.picture(at: $0.service.appending(path: "1.bmp")).ignoreValues(as: Void.self)
            }
        }

        private func ask(_ hostile: HostileAnswer, _ question: (PixelsClient) -> Signal<Void>) throws {
            let server = try HostileServer { _ in hostile.answer }
            let client = PixelsClient(try #require(URL(string: server.address)), patience: hostile.patience)
            let start = ContinuousClock.now
            let error = try question(client).failure()
            #expect("\(error)".contains(hostile.words) && error is PixelsError, "\(error)")
            #expect(ContinuousClock.now - start < .seconds(25))
            #expect(server.isLeft(within: 20), "The client has not left.")
            #expect(server.bytesTaken < hostile.bytes * 1_000_000, "\(server.bytesTaken)")
        }

        @Test func `Texts are bounded, and so is their number`() throws {
            let name = "Za\(String(repeating: "\u{301}", count: 5000))" + String(repeating: "x", count: 5000)
            let photo =
                "{\"id\":1,\"name\":\"\(name)\",\"user\":{\"username\":\"\(name)\"},\"rating\":1,\"images\":[]}"
            let list = "{\"photos\":[\(Array(repeating: photo, count: 150).joined(separator: ","))]}"
            let server = try HostileServer { _ in [HostileAnswer.whole(list)] }
            let client = PixelsClient(try #require(URL(string: server.address)))
            let photos = try #require(client.popularPhotos(page: 1, count: 100).first())
            #expect(photos.count == 100 && photos[0].name.count == 1000)
            #expect(photos[0].name.unicodeScalars.count == 1004 && photos[0].user.username == photos[0].name)
        }

        @Test(
            arguments: [
                ("Søren 大 👩🏽‍❤️‍💋‍👨🏿 ạ́", nil),
                ("a\u{301}\u{302}\u{303}\u{304}\u{305}", "a\u{301}\u{302}\u{303}\u{304}"),
                ("", nil),
                (String(repeating: "👩\u{200D}", count: 50) + "👩", String(repeating: "👩\u{200D}", count: 6)),
            ] as [(String, String?)])
        func `A text keeps what people write`(_ text: String, _ bounded: String?) {
            #expect(Array(text.bounded.unicodeScalars) == Array((bounded ?? text).unicodeScalars))
        }

        @Test func `Only addresses on the web are asked for pictures`() throws {
            let client = PixelsClient(try #require(URL(string: "http://127.0.0.1:9")))
            for address in ["file:///dev/zero", "ftp://127.0.0.1/1.bmp", "data:,BM", "/1.bmp"] {
                let url = try #require(URL(string: address))
                #expect("\(try client.picture(at: url).failure())".contains("no address on the web"))
            }
        }

        @Test func `A server without end keeps no other from being asked`() throws {
            let endless = try HostileServer { _ in [.send(HostileAnswer.head), .endlessly(" ")] }
            let service = PhotoService()
            defer { service.stop() }
            let other = PixelsClient(try service.start(), patience: .seconds(20))
            let client = PixelsClient(try #require(URL(string: endless.address)), patience: .seconds(20))
            let asking = (1...3).map { _ in client.popularPhotos().subscribe(error: { _ in }) }
            let start = ContinuousClock.now
            let answer = other.popularPhotos(page: 1, count: 1)
            #expect(ContinuousClock.now - start < .seconds(1), "Asking has made the caller wait.")
            #expect(answer.first()?.count == 1)
            for one in asking { one.dispose() }
            #expect(endless.isLeft(within: 20))
        }
    }
}
