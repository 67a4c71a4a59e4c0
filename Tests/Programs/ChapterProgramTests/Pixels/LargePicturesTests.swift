import Foundation
import HTTPServer
import Harness
import Pixels
import Testing
import Trials

/// The apps in a terminal, with pictures that are much larger than a window.
@Suite("play with large pictures", .serialized, .waits) struct LargePicturesTests {
    /// A service of 100 photos, all with this picture.
    private func service(of picture: [UInt8]) throws -> LoopbackServer {
        try LoopbackServer { request in
            guard !request.path.hasSuffix(".bmp") else { return HTTPAnswer(body: picture) }
            let address = "http://\(request.headers["host"] ?? "")"
            let photos = (1...100).map { id in
                let images = [3, 4].map { "{\"size\":\($0),\"url\":\"\(address)/\(id)/\($0).bmp\"}" }
                return """
                    {"id":\(id),"name":"Photo \(id)","user":{"username":"u"},"rating":9,"images":[\(images.joined(separator: ","))]}
                    """
            }
            return .text("{\"photos\":[\(photos.joined(separator: ","))]}")
        }
    }

    /// What runs in a window has taken little memory. Only Linux tells the most that it was.
    private func expectLittleMemory(_ window: PseudoTerminal) throws {
        #if os(Linux)
        let program = try #require(window.processes.first)
        let status = try String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)
        let kilobytes = status.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.1) }
        #expect(try #require(kilobytes) < 300 * 1024, "\(kilobytes ?? 0) KB")
        #endif
    }

    @Test(arguments: [5, 6])
    func `Keys are answered while the largest pictures are read`(_ chapter: Int) throws {
        let server = try service(of: Pixmap(width: 3300, height: 3300).bmp)
        defer { server.stop() }
        let photos = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
        let window = try PseudoTerminal(playing: chapter, photos: photos).showing("1 of 100")
        let times = try (2...12).map { number in
            let start = ContinuousClock.now
            try window.send("\u{1B}[C", toSee: "\(number) of 100")
            return ContinuousClock.now - start
        }
        // The median: where other tests keep the cores busy, one key may wait for its turn.
        #expect(times.sorted()[times.count / 2] < .seconds(1))
        try expectLittleMemory(window)
        try window.leave()
    }
}
