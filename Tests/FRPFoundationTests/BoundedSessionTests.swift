import FRP
import Foundation
import Harness
import Testing

@testable import FRPFoundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Requests as signals") struct BoundedSessionTests {
    /// Loopback must not go through a proxy that the environment names.
    private let session: BoundedSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        return BoundedSession(configuration)
    }()

    /// - Parameter isFetched: whether the session itself fetches the answer. On Linux it fetches `https` only, but it can be
    ///   tried with `http`.
    private func ask(
        _ address: String, atMost limit: Int = 1000, bySession isFetched: Bool = false
    ) throws -> Signal<(Data, URLResponse)> {
        let request = URLRequest(url: try #require(URL(string: address)))
        return isFetched
            ? session.sessionSignal(for: request, atMost: limit) : session.signal(for: request, atMost: limit)
    }

    /// Why there is no answer.
    private func failure(of asked: Signal<(Data, URLResponse)>) throws -> RequestFailed {
        var failure: (any Error)?
        if case .error(let error)? = asked.materialize().first() { failure = error }
        return try #require(failure as? RequestFailed, "there was an answer")
    }

    @Test func `An answer is a value and the completion, whatever its status`() throws {
        let server = try HostileServer(answering: "HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello")
        let answers = try ask(server.address).collect().first()
        #expect(answers?.map { String(decoding: $0.0, as: UTF8.self) } == ["hello"])
        #expect((answers?.first?.1 as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test func `Without an answer it fails, and says which URL`() throws {
        // Port 1 of this machine: nobody listens there.
        let address = "http://127.0.0.1:1/photos"
        #expect("\(try failure(of: ask(address)))".contains(address))
    }

    @Test(arguments: [5, 6, 4, 0], [false, true])
    func `A limit holds to the byte`(limit: Int, isFetched: Bool) throws {
        for head in ["Content-Length: 5\r\n", "Connection: close\r\n"] {
            let server = try HostileServer(answering: "HTTP/1.1 404 Not Found\r\n\(head)\r\nhello")
            let asked = try ask(server.address, atMost: limit, bySession: isFetched)
            switch asked.materialize().first() {
            case .next((let body, let response)):
                #expect(limit >= 5 && String(decoding: body, as: UTF8.self) == "hello")
                #expect((response as? HTTPURLResponse)?.statusCode == 404)
            case .error(let error):
                #expect(limit < 5 && (error as? RequestFailed)?.reason as? AnswerTooLarge != nil)
            default: Issue.record("there was neither an answer nor an error")
            }
        }
    }

    @Test func `A server that leaves before the end is an error`() throws {
        let server = try HostileServer(answering: "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell")
        _ = try failure(of: ask(server.address, bySession: true))
    }

    @Test(
        "An answer without end is given up at the limit, at once, and little more than that is taken",
        arguments: [
            ("Connection: close\r\n\r\n", " "),
            ("Content-Length: 99999999999\r\n\r\n", "x"),
            ("Transfer-Encoding: chunked\r\n\r\n", "400\r\n\(String(repeating: "x", count: 1024))\r\n"),
        ])
    func endless(head: String, body: String) throws {
        let server = try HostileServer { _ in [.send("HTTP/1.1 200 OK\r\n" + head), .endlessly(body)] }
        let start = ContinuousClock.now
        let failure = try failure(of: ask(server.address, atMost: 1_000_000))
        #expect((failure.reason as? AnswerTooLarge)?.limit == 1_000_000)
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(server.isLeft(within: 10) && server.bytesTaken < 50_000_000)
    }

    @Test(arguments: [false, true])
    func `Disposing closes the connection, also while bytes arrive`(isFetched: Bool) throws {
        for step in [HostileServer.Step.silence, .drip([7]), .endlessly("more")] {
            let (asked, wait) = (DispatchSemaphore(value: 0), DispatchTime.now() + 10)
            let server = try HostileServer { _ in
                asked.signal()
                return [.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n"), step]
            }
            let asking = try ask(server.address, atMost: 100_000_000, bySession: isFetched)
                .subscribe(error: { _ in })
            #expect(asked.wait(timeout: wait) == .success)
            asking.dispose()
            #expect(server.isLeft(within: 10), "\(step)")
        }
    }
}
