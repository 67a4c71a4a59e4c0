import Foundation
import Harness
import Photographs
import Testing
import Trials

@testable import PhotoService

/// Adverse clients: what they send, which answer must come, and that others are answered meanwhile.
@Suite("Hostile clients", .serialized, .waits) struct HostileClientTests {
    // Its cache is empty, so that all pictures have to be drawn.
    private let service = PhotoService(drawingIn: PictureFiles())
    private let port: Int

    init() throws {
        port = try service.start().port ?? 0
    }

    /// The time in which another client gets the list.
    private func wait() throws -> Duration {
        let start = ContinuousClock.now
        #expect(try RawClient(port).get("/v1/photos?rpp=1").status == 200)
        return ContinuousClock.now - start
    }

    /// A client that has requested a large picture.
    private func asking(for photo: Photograph, seconds: Double = 20) throws -> RawClient {
        let client = try RawClient(port, seconds: seconds)
        try client.send("GET /images/\(photo.id)/4.bmp HTTP/1.1\r\nHost: a\r\n\r\n")
        return client
    }

    private static let post = "POST /v1/login HTTP/1.1\r\nHost: a\r\n"

    @Test(arguments: [
        (post + "Content-Length: 3\r\n\r\n%zz", 400), (post + "Content-Length: 3\r\n\r\na b", 400),
        (post + "Content-Length: 1\r\n\r\n\u{0}", 400), (post + "Content-Length: 2\r\n\r\n\u{FF}", 400),
        (post + "Content-Length: 0\r\n\r\n", 401), (post + "Content-Length: 2000000\r\n\r\n", 413),
        (post + "Content-Length: 28\r\n\r\nusername=ash&password=furrow", 200),
        (post + "Origin: http://photos.example\r\nContent-Length: 0\r\n\r\n", 403),
        ("GET /v1/photos HTTP/1.1\r\nHost: photos.example\r\n\r\n", 403),
        ("GET /v1/photos?page=-9223372036854775808 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET /v1/photos/9223372036854775808 HTTP/1.1\r\nHost: a\r\n\r\n", 404),
        ("GET /v1/users/%00/posts?page=9999 HTTP/1.1\r\nHost: a\r\n\r\n", 404),
        ("GET /v1/search?q=%00 HTTP/1.1\r\nHost: a\r\n\r\n", 200),
        ("GET /v1/photos HTTP/1.1\r\nHost: a\r\nX-Trouble: status -1\r\n\r\n", 500),
        ("GET /v1/photos HTTP/1.1\r\nHost: a\r\nX-Trouble: latency -1\r\n\r\n", 200),
        ("GET /v1/photos HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer \r\n\r\n", 200),
        (String(repeating: "G", count: 100_000), 414), ("\u{16}\u{3}\u{1}", 400),
    ])
    func `Any request is answered soon, and the service still works`(request: String, status: Int) throws {
        let client = try RawClient(port)
        let start = ContinuousClock.now
        try client.send(request)
        #expect(try client.answer().status == status)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(try wait() < .seconds(5))
    }

    @Test func `A delay of thousands of years does not harm others`() throws {
        let client = try RawClient(port)
        try client.send("GET /v1/photos HTTP/1.1\r\nHost: a\r\nX-Trouble: latency \(Int.max)\r\n\r\n")
        #expect(try wait() < .seconds(5) && !client.hears(within: 0))
    }

    @Test func `A hundred clients that want large pictures do not delay other requests`()
        throws
    {
        let clients = try Photograph.all.map { try asking(for: $0, seconds: 120) }
        for _ in 1...5 { #expect(try wait() < .seconds(2)) }
        // The clients are still there, and get their pictures.
        #expect(try clients[0].answer().body.count > 400_000)
    }

    @Test func `A picture is not drawn if its client has left`() throws {
        var clients = try Photograph.all.dropFirst().map { try asking(for: $0) }
        #expect(try clients[0].answer().status == 200)
        clients = []
        // To draw all of these would take half a minute.
        let start = ContinuousClock.now
        let picture = try RawClient(port, seconds: 60).get("/images/\(Photograph.all[0].id)/4.bmp")
        #expect(picture.status == 200 && ContinuousClock.now - start < .seconds(6))
    }

    @Test func `A picture that many clients want is drawn once`() throws {
        let clients = try (1...100).map { _ in try asking(for: Photograph.all[0], seconds: 60) }
        let start = ContinuousClock.now
        for client in clients { #expect(try client.answer().status == 200) }
        #expect(ContinuousClock.now - start < .seconds(6))
    }
}
