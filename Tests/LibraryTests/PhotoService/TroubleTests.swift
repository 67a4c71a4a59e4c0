import Harness
import PhotoService
import Testing

@Suite("Faults, as a client sees them") struct TroubleTests {
    private let service = PhotoService()
    private let port: Int

    init() throws { port = try service.start().port ?? 0 }

    private func client(in trouble: String) throws -> RawClient {
        let client = try RawClient(port)
        try client.send(
            "GET /v1/photos HTTP/1.1\r\nHost: a\r\nX-Trouble: \(trouble)\r\n\r\n"
                + "GET /v1/photos?rpp=1 HTTP/1.1\r\nHost: a\r\n\r\n")
        return client
    }

    @Test func `Delayed answers are complete and on time, and do not delay others`() throws {
        let whole = try RawClient(port).get("/v1/photos").body
        let start = ContinuousClock.now
        let clients = try (1...40).map { _ in try client(in: "latency 300") }
        _ = try RawClient(port).get("/v1/photos?rpp=2")
        #expect(ContinuousClock.now - start < .milliseconds(300) || !clients[39].hears(within: 0))
        for client in clients { #expect(try client.answer().body == whole) }
        #expect(ContinuousClock.now - start >= .milliseconds(300))
        // One after the other they would take twelve seconds.
        #expect(ContinuousClock.now - start < .seconds(2.5))
        for client in clients { #expect(try client.answer().status == 200) }
    }

    @Test func `Clients are counted while they wait, and no longer when they have left`() throws {
        var clients = try (1...3).map { _ in try client(in: "latency 3600000") }
        #expect(service.waitingClients(expecting: 3) == 3)
        clients.removeLast()
        #expect(service.waitingClients(expecting: 2) == 2)
        clients = []
        #expect(service.waitingClients(expecting: 0) == 0)
    }

    @Test func `An answer that is cut off has the full length in its header, and half of the bytes`() throws {
        let whole = try RawClient(port).get("/v1/photos")
        let bytes = try client(in: "cutoff").rest()
        let place = try #require(bytes.firstRange(of: Array("\r\n\r\n".utf8)))
        let head = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
        #expect(head.contains("Content-Length: \(whole.body.count)"))
        #expect(Array(bytes[place.upperBound...]) == Array(whole.body.prefix(whole.body.count / 2)))
    }

    @Test func `Silence lasts until the client leaves, or the service stops`() throws {
        let (leaving, staying) = try (client(in: "silence"), client(in: "silence"))
        #expect(!leaving.hears(within: 100))
        leaving.finish()
        #expect(try leaving.rest().isEmpty && !staying.hears(within: 0))
        service.stop()
        #expect(try staying.rest().isEmpty)
    }

    @Test func `A connection that is closed ends without a byte`() throws {
        let client = try RawClient(port)
        #expect(try client.get("/v1/photos").status == 200)
        try client.send("GET /v1/photos HTTP/1.1\r\nHost: a\r\nX-Trouble: close\r\n\r\n")
        #expect(try client.rest().isEmpty)
    }
}
