import ChapterRuns
import Foundation
import Harness
import Pixels
import Testing

/// The apps in a terminal, with a server that means ill: keys are answered, and memory is bounded.
@Suite("play against a hostile server", .serialized, .waits) struct HostilePlayTests {
    private static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"

    /// A list of so many photos, whose pictures are at an address.
    private static func list(_ count: Int, _ address: String) -> [HostileServer.Step] {
        let photos = (1...max(count, 1)).prefix(count).map { id in
            let images = [3, 4].map { "{\"size\":\($0),\"url\":\"\(address)/\(id)/\($0).bmp\"}" }.joined(
                separator: ",")
            return
                "{\"id\":\(id),\"name\":\"Photo \(id)\",\"user\":{\"username\":\"u\"},\"rating\":9,\"images\":[\(images)]}"
        }
        return [.send(head + "{\"photos\":[\(photos.joined(separator: ","))]}")]
    }

    /// A server whose first answer is right, as the program asks once before it takes the screen.
    private static func server(_ pictures: HostileServer, then rest: [HostileServer.Step]? = nil) throws
        -> HostileServer
    {
        try HostileServer { target in
            target.contains("rpp=1&") || rest == nil ? list(100, pictures.address) : rest ?? []
        }
    }

    /// What runs in a window has taken little memory. Only Linux tells the most that it was.
    private func expectLittleMemory(_ window: PseudoTerminal) throws {
        #if os(Linux)
        let program = try #require(window.processes.first)
        let status = try String(contentsOfFile: "/proc/\(program)/status", encoding: .utf8)
        let kilobytes = status.firstMatch(of: /VmHWM:\s+(\d+)/).flatMap { Int($0.1) }
        #expect(try #require(kilobytes) < 300 * 1024)
        #endif
    }

    /// Opens the gallery, waits for words, and leaves: within a second, and with little memory.
    private func play(_ chapter: Int, _ server: HostileServer, until words: String) throws {
        let window = try PseudoTerminal(playing: chapter, ["--api", server.address])
        try window.wait("“\(words)”") { isSaid(words, on: $0) }
        try expectLittleMemory(window)
        let start = ContinuousClock.now
        try window.leave()
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test(arguments: [5, 6])
    func `A list without end is given up in words`(_ chapter: Int) throws {
        let pictures = try HostileServer { _ in [.silence] }
        let server = try Self.server(pictures, then: [.send(Self.head), .endlessly(" ")])
        try play(chapter, server, until: "the answer has more than 8388608 bytes")
        #expect(server.isLeft(within: 10))
    }

    @Test(arguments: [5, 6])
    func `Pictures without end are given up in their places`(_ chapter: Int) throws {
        var picture = Array(Pixmap(width: 1, height: 1).bmp.prefix(54))
        // 3300 by 3300 pixels: somewhat less than what a picture may have.
        for place in [18, 22] { (picture[place], picture[place + 1]) = (0xE4, 0x0C) }
        let pictures = try HostileServer { [picture] _ in [.send(Self.head), .send(picture), .endlessly("x")]
        }
        try play(chapter, try Self.server(pictures), until: "no picture, r")
    }

    @Test(arguments: [5, 6])
    func `Keys are answered while the largest pictures are read`(_ chapter: Int) throws {
        let file = Pixmap(width: 3300, height: 3300).bmp
        let pictures = try HostileServer { _ in [.send(Self.head), .send(file)] }
        let server = try Self.server(pictures)
        let window = try PseudoTerminal(playing: chapter, ["--api", server.address]).showing("1 of 100")
        for number in 2...12 {
            let start = ContinuousClock.now
            try window.send("\u{1B}[C", toSee: "\(number) of 100")
            #expect(ContinuousClock.now - start < .seconds(1))
        }
        try expectLittleMemory(window)
        try window.leave()
    }

    @Test func `In a pipe, a service without photos is said in words`() throws {
        let pictures = try HostileServer { _ in [] }
        let server = try HostileServer { target in
            Self.list(target.contains("rpp=1&") ? 1 : 0, pictures.address)
        }
        let run = try run(6, ["play", "--api", server.address], typed: "1\n")
        #expect(run.ending == .exited(1) && run.errorText.contains("The service has no photos."))
    }

    @Test func `In a pipe, any number chooses a photo`() throws {
        let pictures = try HostileServer { _ in [] }
        let server = try Self.server(pictures)
        let run = try run(6, ["play", "--api", server.address], typed: "\(Int.min)\n0\n\(Int.max)\n")
        #expect(
            run.ending == .exited(0) && run.text.hasSuffix("* 1. Photo 1\n* 1. Photo 1\n* 100. Photo 100\n"))
    }
}
