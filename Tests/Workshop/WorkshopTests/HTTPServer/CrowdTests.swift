import Foundation
import Synchronization

@Suite("Many clients, and difficult ones", .waits) struct CrowdTests {
    /// The answer to `/big` is larger than the system's buffers.
    private static let big = {
        var bytes = [UInt8](repeating: 7, count: 24_000_000)
        for place in stride(from: 0, to: bytes.count, by: 4_099) {
            bytes[place] = UInt8(truncatingIfNeeded: place)
        }
        return bytes
    }()

    private func server(_ limits: HTTPLimits = HTTPLimits()) throws -> LoopbackServer {
        try LoopbackServer(limits: limits) { request in
            request.path == "/big" ? HTTPAnswer(body: Self.big) : .asked(request)
        }
    }

    @Test func `A hundred clients at the same time are all answered`() throws {
        let server = try server()
        let mistakes = Mutex<[String]>([])
        onThreads(100) { number in
            do {
                let client = try RawClient(server.port, seconds: 60)
                for turn in 1...10 {
                    let text = try client.get("/\(number)/\(turn)").text
                    if text != "GET /\(number)/\(turn)  <>" { mistakes.withLock { $0.append(text) } }
                }
            } catch {
                mistakes.withLock { $0.append("\(error)") }
            }
        }
        let seen = mistakes.withLock(\.self)
        #expect(seen == [])
    }

    @Test func `A client that reads slowly gets everything, and does not delay others`() throws {
        let server = try server(limits { $0.timeWithoutProgress = .seconds(2) })
        let (slow, quick) = try (server.client(askingFor: "/big"), RawClient(server.port))
        #expect(slow.hears(within: 20_000))
        for turn in 1...5 {
            while slow.buffered < turn * 4_000_000 { try slow.receive() }
            // Together these pauses are longer than the limit. On a busy machine each is a little longer.
            #expect(try quick.get("/").status == 200 && !quick.hears(within: 450))
        }
        #expect(try slow.answer().body == Self.big)
        #expect(try slow.get("/").status == 200)
    }

    @Test func `A client that reads nothing is dropped`() throws {
        let server = try server(limits { $0.timeWithoutProgress = .milliseconds(150) })
        let lazy = try server.client(askingFor: "/big")
        #expect(lazy.hears(within: 20_000))
        try eventually("the connection to be gone") { (try? lazy.send("more")) == nil }
        #expect(throws: ClientError.self) { try lazy.answer() }
    }

    @Test func `A client that was refused and does not leave is dropped`() throws {
        let server = try server()
        let stubborn = try RawClient(server.port)
        try stubborn.send("rubbish\r\n")
        #expect(try stubborn.answer().status == 400)
        try eventually("the connection to be gone") { (try? stubborn.send("more")) == nil }
    }

    @Test func `If a client sends but never reads, the server stops reading too, and nothing is lost`() throws
    {
        let server = try LoopbackServer { _ in HTTPAnswer(body: [UInt8](repeating: 7, count: 10_000)) }
        let client = try RawClient(server.port)
        let long = "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 4_000))\r\n\r\n"
        client.wait(atMost: 2)
        var sent = 0
        while sent < 20_000, (try? client.send(long)) != nil { sent += 1 }
        #expect(sent < 20_000)
        client.wait(atMost: 60)
        for _ in 0..<sent { #expect(try client.answer().body.count == 10_000) }
    }

    @Test func `Three hundred silent clients do not shut others out`() throws {
        let server = try server()
        let silent = try (1...300).map { _ in try RawClient(server.port) }
        #expect(try RawClient(server.port).get("/").status == 200)
        #expect(try silent[0].get("/").status == 200 && silent[299].get("/").status == 200)
    }

    @Test func `Clients that leave in the middle of things do no harm`() throws {
        let server = try server()
        for part in 0..<60 {
            let client = try RawClient(server.port)
            try client.send(
                part % 2 == 0
                    ? "GET /big HTTP/1.1\r\nHost: a\r\n\r\n" : String("GET /big HTTP/1.1\r\n".prefix(part)))
            if part % 4 == 0 { _ = client.hears(within: 5_000) }
        }
        #expect(try RawClient(server.port).get("/").status == 200)
    }

    @Test func `Slow handlers do not delay others`() throws {
        let go = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { request in
            if request.path == "/slow" { go.wait() }
            return .asked(request)
        }
        // This has to happen whatever fails, because the server stops only when its handlers have returned.
        defer {
            for _ in 1...100 { go.signal() }
            server.stop()
        }
        let slow = try (1...50).map { _ in try server.client(askingFor: "/slow") }
        let quick = try RawClient(server.port)
        for _ in 1...20 { #expect(try quick.get("/").status == 200) }
        #expect(!slow[0].hears(within: 0))
        for _ in slow { go.signal() }
        for client in slow { #expect(try client.answer().status == 200) }
    }
}
