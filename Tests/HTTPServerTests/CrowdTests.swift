import FRP
import Foundation
import Harness
import HTTPServer
import Testing

@Suite("Many clients, and difficult ones") struct CrowdTests {
    /// Answers `/big` with more than the system's buffers hold.
    private static let big = {
        var bytes = [UInt8](repeating: 7, count: 16_000_000)
        for place in stride(from: 0, to: bytes.count, by: 4_099) {
            bytes[place] = UInt8(truncatingIfNeeded: place)
        }
        return bytes
    }()

    private func server(_ limits: HTTPLimits = HTTPLimits()) throws -> RunningServer {
        try RunningServer(limits: limits) { request in
            request.path == "/big" ? HTTPAnswer(body: Self.big) : RunningServer.describe(request)
        }
    }

    @Test func `Two hundred clients at the same time are all answered`() throws {
        let server = try server()
        let (numbers, mistakes) = (Lock(0), Lock<[String]>([]))
        onThreads(200) {
            let number = numbers.withLock { number in
                number += 1
                return number
            }
            do {
                let client = try RawClient(server.port, seconds: 60)
                for turn in 1...5 {
                    let text = try client.get("/\(number)/\(turn)").text
                    if text != "GET /\(number)/\(turn)  <>" { mistakes.withLock { $0.append(text) } }
                }
            } catch {
                mistakes.withLock { $0.append("\(error)") }
            }
        }
        #expect(mistakes.withLock { $0 } == [] && server.log.count == 1_000)
    }

    @Test func `A client that reads slowly gets everything and holds nobody up`() throws {
        let server = try server()
        let (slow, quick) = try (RawClient(server.port, seconds: 60), RawClient(server.port))
        try slow.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(slow.hears(within: 20_000))
        for _ in 1...100 { #expect(try quick.get("/").status == 200) }
        #expect(try slow.answer().body == Self.big)
        #expect(try slow.get("/").status == 200)
    }

    @Test func `A client that reads nothing is dropped`() throws {
        let server = try server(
            limits {
                $0.timeWithoutProgress = .milliseconds(150)
                $0.connections = 1
            })
        let lazy = try RawClient(server.port)
        try lazy.send("GET /big HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(lazy.hears(within: 20_000))
        // Its place is taken until it is dropped.
        let end = ContinuousClock.now + .seconds(20)
        var status = 0
        repeat {
            status = try RawClient(server.port).get("/").status
        } while status == 503 && ContinuousClock.now < end
        #expect(status == 200)
        #expect(throws: ClientError.self) { try lazy.answer() }
    }

    @Test func `A client that sends and never reads is not read either, and loses nothing`() throws {
        let server = try RunningServer { _ in HTTPAnswer(body: [UInt8](repeating: 7, count: 10_000)) }
        let client = try RawClient(server.port, seconds: 60)
        let request = Array(
            client.addressed(
                "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 4_000))\r\n\r\n"
            ).utf8)
        let sent = try client.sendWhilePossible(request, atMost: 20_000, patience: 200)
        #expect(sent < 20_000)
        for _ in 0..<sent { #expect(try client.answer().body.count == 10_000) }
        #expect(server.log.count == sent)
    }

    @Test func `A client too many is told so, and there is room again when one leaves`() throws {
        let server = try server(limits { $0.connections = 2 })
        let first = try RawClient(server.port)
        try #require(try first.get("/").status == 200)
        do {
            let second = try RawClient(server.port)
            try #require(try second.get("/").status == 200)
            for _ in 1...5 {
                let third = try RawClient(server.port)
                let answer = try third.get("/")
                #expect(answer.status == 503 && answer.headers["connection"] == "close")
                #expect(try third.rest().isEmpty)
            }
            #expect(try first.get("/").status == 200)
        }
        let end = ContinuousClock.now + .seconds(20)
        var status = 503
        while status == 503, ContinuousClock.now < end { status = try RawClient(server.port).get("/").status }
        #expect(status == 200)
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

    @Test func `A handler that takes its time holds up neither reading nor other handlers`() throws {
        let (entered, go) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try RunningServer(limits: limits { $0.handlers = 2 }) { request in
            if request.path == "/slow" {
                entered.signal()
                go.wait()
            }
            return RunningServer.describe(request)
        }
        // Whatever fails: the server stops only when its handler has returned.
        defer {
            go.signal()
            server.stop()
        }
        let (slow, quick) = try (RawClient(server.port), RawClient(server.port))
        try slow.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(entered.wait(timeout: .now() + 20) == .success)
        for _ in 1...20 { #expect(try quick.get("/").status == 200) }
        #expect(!slow.hears(within: 0))
        go.signal()
        #expect(try slow.answer().status == 200)
    }
}
