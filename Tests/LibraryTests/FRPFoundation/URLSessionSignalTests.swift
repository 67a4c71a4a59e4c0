import FRP
import FRPFoundation
import Foundation
import HTTPServer
import Marbles
import Synchronization
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// These tests use real sockets, and so real time.
@Suite("Requests as signals") struct URLSessionSignalTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        // Local requests must not go through a proxy that the environment names.
        configuration.connectionProxyDictionary = [:]
        configuration.urlCache = nil
        return URLSession(configuration: configuration)
    }()

    private func ask(_ server: LoopbackServer) throws -> Signal<(Data, URLResponse)> {
        try ask("http://127.0.0.1:\(server.port)/")
    }

    private func ask(_ address: String) throws -> Signal<(Data, URLResponse)> {
        session.signal(for: URLRequest(url: try #require(URL(string: address))))
    }

    /// The session's own error. A wrapped one makes the test fail.
    private func failure(of asked: Signal<(Data, URLResponse)>) throws -> URLError.Code {
        var failure: (any Error)?
        if case .error(let error)? = asked.materialize().first() { failure = error }
        return try #require(failure as? URLError, "\(String(describing: failure))").code
    }

    @Test func `An answer is a value and the completion, whatever its status`() throws {
        let server = try LoopbackServer { _ in .text("hello", status: 404) }
        defer { server.stop() }
        let answers = try ask(server).collect().first()
        #expect(answers?.map { String(decoding: $0.0, as: UTF8.self) } == ["hello"])
        #expect((answers?.first?.1 as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test func `Each subscription is a request, and without one there is none`() throws {
        let count = Mutex(0)
        let server = try LoopbackServer { _ in
            count.withLock { number in
                number += 1
                return .text("\(number)")
            }
        }
        defer { server.stop() }
        let asked = try ask(server)
        let bodies = (1...2).map { _ in asked.first().map { String(decoding: $0.0, as: UTF8.self) } }
        #expect(bodies == ["1", "2"])
    }

    @Test func `If nothing listens, it fails with the session's error`() throws {
        // Nothing listens on port 1 of this machine.
        #expect(try failure(of: ask("http://127.0.0.1:1/")) == .cannotConnectToHost)
    }

    @Test("An answer that ends too early is an error", arguments: ["", "hell"])
    func cutOff(part: String) throws {
        let head = part.isEmpty ? "" : "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"
        let server = try LoopbackServer { _ in
            .raw { stream in
                stream.send(head + part)
                stream.end()
            }
        }
        defer { server.stop() }
        // The error is another one on Linux than on macOS.
        #expect(try failure(of: ask(server)) != .cancelled)
    }

    @Test("Disposing cancels the request, as the server sees, and nothing arrives", arguments: [false, true])
    func disposing(hasBegun: Bool) throws {
        let (asked, left) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try LoopbackServer { request in
            .raw { stream in
                if hasBegun { stream.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell") }
                asked.signal()
                if !request.isAwaited(after: .seconds(60)) { left.signal() }
            }
        }
        defer { server.stop() }
        let seen = Recorder<Int>()
        let asking = try ask(server).map { body, _ in body.count }.subscribe(seen.receive)
        #expect(asked.wait(timeout: .now() + 10) == .success)
        asking.dispose()
        #expect(left.wait(timeout: .now() + 10) == .success)
        #expect(seen.events.isEmpty)
    }
}
