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

    /// A program that was started with this word has taken little memory. Only Linux tells the most that it was.
    private func expectLittleMemory(of program: String, startedWith word: String) throws {
        #if os(Linux)
        #expect(try #require(megabytes(of: program, startedWith: word)) < 300)
        #endif
    }

    private func megabytes(of program: String, startedWith word: String) -> Int? {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in processes where Int(process) != nil {
            let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
            let words = String(decoding: arguments, as: UTF8.self).split(separator: "\0")
            guard words.first?.hasSuffix(program) == true, words.contains(Substring(word)),
                let status = FileManager.default.contents(atPath: "/proc/\(process)/status")
            else { continue }
            let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first {
                $0.hasPrefix("VmHWM")
            }
            return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1024 }
        }
        return nil
    }

    /// Opens the gallery, waits for words, and leaves: within a second, and with little memory.
    private func play(_ chapter: String, _ server: HostileServer, until words: String) throws {
        let window = try PseudoTerminal(
            running: Products.executable(chapter), ["play", "--api", server.address], columns: 80, rows: 24)
        try window.wait("“\(words)”") { screen in
            screen.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").contains(
                words)
        }
        try expectLittleMemory(of: chapter, startedWith: server.address)
        let start = ContinuousClock.now
        window.send("q")
        #expect(try window.waitForStatus() == 0)
        #expect(ContinuousClock.now - start < .seconds(1))
        #expect(window.damage == [])
    }

    @Test(arguments: ["chapter5", "chapter6"])
    func `A list without end is given up in words`(_ chapter: String) throws {
        let pictures = try HostileServer { _ in [.silence] }
        let server = try Self.server(pictures, then: [.send(Self.head), .endlessly(" ")])
        try play(chapter, server, until: "the answer has more than 8388608 bytes")
        #expect(server.isLeft(within: 10))
    }

    @Test(arguments: ["chapter5", "chapter6"])
    func `A list that breaks off in the middle of the headers is said in words`(_ chapter: String) throws {
        let pictures = try HostileServer { _ in [.send("HTTP/1.1 200 OK\r\n")] }
        let server = try Self.server(pictures, then: [.send("HTTP/1.1 200 OK\r\nContent-Ty")])
        try play(chapter, server, until: "No answer from")
    }

    @Test(arguments: ["chapter5", "chapter6"])
    func `Pictures without end are given up in their places`(_ chapter: String) throws {
        var picture = Array(Pixmap(width: 1, height: 1).bmp.prefix(54))
        // 3300 by 3300 pixels: somewhat less than what a picture may have.
        for place in [18, 22] { (picture[place], picture[place + 1]) = (0xE4, 0x0C) }
        let pictures = try HostileServer { [picture] _ in [.send(Self.head), .send(picture), .endlessly("x")]
        }
        try play(chapter, try Self.server(pictures), until: "no picture, r")
    }

    @Test(arguments: ["chapter5", "chapter6"])
    func `Keys are answered while the largest pictures are read`(_ chapter: String) throws {
        let file = Pixmap(width: 3300, height: 3300).bmp
        let pictures = try HostileServer { _ in [.send(Self.head), .send(file)] }
        let server = try Self.server(pictures)
        let window = try PseudoTerminal(
            running: Products.executable(chapter), ["play", "--api", server.address], columns: 80, rows: 24)
        try window.wait(for: "1 of 100")
        for number in 2...12 {
            let start = ContinuousClock.now
            window.send("\u{1B}[C")
            try window.wait(for: "\(number) of 100")
            #expect(ContinuousClock.now - start < .seconds(1))
        }
        try expectLittleMemory(of: chapter, startedWith: server.address)
        window.send("q")
        #expect(try window.waitForStatus() == 0)
    }

    @Test func `In a pipe, a service without photos is said in words`() throws {
        let pictures = try HostileServer { _ in [] }
        let server = try HostileServer { target in
            Self.list(target.contains("rpp=1&") ? 1 : 0, pictures.address)
        }
        let run = try ChildProcess.run(
            Products.executable("chapter6"), ["play", "--api", server.address], input: "1\n", deadline: 20)
        #expect(run.ending == .exited(1) && run.errorText.contains("The service has no photos."))
    }

    @Test func `In a pipe, any number chooses a photo`() throws {
        let pictures = try HostileServer { _ in [] }
        let server = try Self.server(pictures)
        let run = try ChildProcess.run(
            Products.executable("chapter6"), ["play", "--api", server.address],
            input: "\(Int.min)\n0\n\(Int.max)\n")
        #expect(
            run.ending == .exited(0) && run.text.hasSuffix("* 1. Photo 1\n* 1. Photo 1\n* 100. Photo 100\n"))
    }
}
