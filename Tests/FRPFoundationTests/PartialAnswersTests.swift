@testable import FRPFoundation

/// What a session fetches itself; on Linux that is `https` only, but it can be tried with `http`.
@Suite("Answers that a session receives") struct PartialAnswersTests {
    private let session: BoundedSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        return BoundedSession(configuration)
    }()

    private func ask(_ server: HostileServer, atMost limit: Int) throws -> Signal<(Data, URLResponse)> {
        session.sessionSignal(for: URLRequest(url: try #require(URL(string: server.address))), atMost: limit)
    }

    @Test(arguments: [5, 6, 4, 0]) func `A limit holds to the byte`(limit: Int) throws {
        for head in ["Content-Length: 5\r\n", "Connection: close\r\n"] {
            let server = try HostileServer { _ in [.send("HTTP/1.1 404 Not Found\r\n\(head)\r\nhello")] }
            switch try ask(server, atMost: limit).materialize().first() {
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
        let server = try HostileServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell")] }
        let event = try ask(server, atMost: 1000).ignoreValues().materialize().first()
        guard case .error(let error) = event else { return #expect(Bool(false), "there was an answer") }
        #expect(error is RequestFailed)
    }

    @Test func `Disposing cancels`() throws {
        let asked = DispatchSemaphore(value: 0)
        let server = try HostileServer { _ in
            asked.signal()
            return [.send("HTTP/1.1 200 OK\r\n\r\n"), .silence]
        }
        let asking = try ask(server, atMost: 1000).subscribe(error: { _ in })
        asked.wait()
        asking.dispose()
        #expect(server.isLeft(within: 10))
    }
}
