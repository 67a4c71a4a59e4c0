@testable import FRPFoundation

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

    @Test func `An answer is a value and the completion, whatever its status`() throws {
        let server = try HostileServer { _ in
            [.send("HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello")]
        }
        let answers = try ask(server.address).collect().first()
        #expect(answers?.map { String(decoding: $0.0, as: UTF8.self) } == ["hello"])
        #expect((answers?.first?.1 as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test func `Without an answer it fails, and says which URL`() throws {
        // Port 1 of this machine: nobody listens there.
        let event = try ask("http://127.0.0.1:1/photos").materialize().first()
        guard case .error(let error) = event else { return #expect(Bool(false), "there was an answer") }
        #expect("\(error)".contains("http://127.0.0.1:1/photos"))
    }

    @Test(arguments: [5, 6, 4, 0], [false, true])
    func `A limit holds to the byte`(limit: Int, isFetched: Bool) throws {
        for head in ["Content-Length: 5\r\n", "Connection: close\r\n"] {
            let server = try HostileServer { _ in [.send("HTTP/1.1 404 Not Found\r\n\(head)\r\nhello")] }
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
        let server = try HostileServer { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell")] }
        let asked = try ask(server.address, bySession: true)
        let event = asked.ignoreValues().materialize().first()
        guard case .error(let error) = event else { return #expect(Bool(false), "there was an answer") }
        #expect(error is RequestFailed)
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
        guard case .error(let error)? = try ask(server.address, atMost: 1_000_000).materialize().first()
        else {
            Issue.record("there was an answer")
            return
        }
        #expect(((error as? RequestFailed)?.reason as? AnswerTooLarge)?.limit == 1_000_000)
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
