import FRP
import Harness
import HTTPServer
import Testing

@Suite("Faults on demand") struct FaultTests {
    /// A body that the system's buffers hold, and one that they do not.
    private static let sizes = [1_000, 20_000_000]

    private func server(_ fault: HTTPFault?, size: Int = 1_000) throws -> RunningServer {
        try RunningServer { request in
            let body = [UInt8](repeating: 7, count: size)
            return HTTPAnswer(body: body, fault: request.path == "/faulty" ? fault : nil)
        }
    }

    @Test func `A delayed answer comes later, whole, and holds nobody up`() throws {
        let server = try server(.delay(.milliseconds(300)))
        let (patient, other) = try (RawClient(server.port), RawClient(server.port))
        let start = ContinuousClock.now
        try patient.send("GET /faulty HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try other.get("/quick")
        #expect(ContinuousClock.now - start < .milliseconds(300) || !patient.hears(within: 0))
        #expect(try patient.answer().body.count == 1_000)
        #expect(ContinuousClock.now - start >= .milliseconds(300))
        #expect(try patient.answer().status == 200)
        #expect(
            server.log == [
                "GET /quick 200 1000 bytes", "GET /faulty 200 1000 bytes, after 0.3 seconds",
                "GET /next 200 1000 bytes",
            ])
    }

    @Test("More delayed answers than threads are all on time")
    func manyDelays() throws {
        let server = try server(.delay(.milliseconds(300)))
        let start = ContinuousClock.now
        let clients = try (1...40).map { _ in try RawClient(server.port) }
        for client in clients { try client.send("GET /faulty HTTP/1.1\r\nHost: a\r\n\r\n") }
        for client in clients { #expect(try client.answer().body.count == 1_000) }
        // One after the other, on four threads, they would take three seconds.
        #expect(ContinuousClock.now - start < .seconds(2.5))
    }

    @Test(
        "A cut-off answer announces all its bytes, sends some of them, and ends", arguments: sizes,
        [-1, 0, 1, 700, 19_000_000, Int.max])
    func cutOff(size: Int, count: Int) throws {
        let server = try server(.cutOff(after: count), size: size)
        let client = try RawClient(server.port)
        try client.send("GET /faulty HTTP/1.1\r\nHost: a\r\n\r\nGET /never HTTP/1.1\r\nHost: a\r\n\r\n")
        let sent = min(max(count, 0), size)
        let bytes = try client.rest()
        let text = String(decoding: bytes.prefix(300).prefix { $0 != 7 }, as: UTF8.self)
        #expect(text.contains("Content-Length: \(size)\r\n") && text.hasSuffix("\r\n\r\n"))
        #expect(bytes.count == text.utf8.count + sent)
        #expect(server.log == ["GET /faulty 200 \(sent) of \(size) bytes, cut off"])
    }

    @Test func `Silence lasts until the client leaves`() throws {
        let server = try server(.silence)
        let client = try RawClient(server.port)
        try client.send("GET /faulty HTTP/1.1\r\nHost: a\r\n\r\nGET /next HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try RawClient(server.port).get("/other")
        #expect(!client.hears(within: 100))
        client.finish()
        #expect(try client.rest().isEmpty)
        #expect(server.log.sorted() == ["GET /faulty silence", "GET /other 200 1000 bytes"])
    }

    @Test func `Silence lasts until the server stops, however short the limits are`() throws {
        let server = try RunningServer(
            limits: limits {
                $0.idleTime = .milliseconds(250)
                $0.timeForRequest = .milliseconds(250)
                $0.timeWithoutProgress = .milliseconds(250)
            },
            answering: { _ in HTTPAnswer(fault: .silence) }
        )
        let client = try RawClient(server.port)
        try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(!client.hears(within: 400))
        server.stop()
        #expect(try client.rest().isEmpty)
    }

    @Test func `A closed connection ends without a byte`() throws {
        let server = try server(.close)
        let client = try RawClient(server.port)
        #expect(try client.get("/").status == 200)
        try client.send("GET /faulty HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.rest().isEmpty)
        #expect(server.log.last == "GET /faulty closed")
    }
}
