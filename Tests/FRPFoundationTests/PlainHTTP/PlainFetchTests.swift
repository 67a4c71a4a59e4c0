#if canImport(FoundationNetworking)
import FRP
import Foundation
import FoundationNetworking
import Harness
import Testing

@testable import FRPFoundation

@Suite("Fetching over plain HTTP") struct PlainFetchTests {
    private static let head = "HTTP/1.1 200 OK\r\n"
    private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"

    private func fetch(
        _ address: String, method: String = "GET", _ configure: (URLSessionConfiguration) -> Void = { _ in }
    ) throws -> Event<(Data, URLResponse)> {
        let configuration = URLSessionConfiguration.ephemeral
        configure(configuration)
        var request = URLRequest(url: try #require(URL(string: address)))
        request.httpMethod = method
        let signal = PlainFetch.signal(for: request, atMost: 1000, times: configuration)
        return try #require(signal.materialize().first())
    }

    private func code(_ event: Event<(Data, URLResponse)>) -> URLError.Code? {
        guard case .error(let error) = event else { return nil }
        return ((error as? RequestFailed)?.reason as? URLError)?.code
    }

    @Test func `An answer in chunks is put together, and can be asked for its headers`() throws {
        let server = try HostileServer { target in
            [
                .send(
                    Self.chunked.replacing("200", with: "404")
                        + "5\r\nhello\r\n7\r\n\(target)\r\n0\r\nX: y\r\n\r\n"), .silence,
            ]
        }
        let value = try #require(try fetch(server.address + "/photos").value)
        let response = try #require(value.1 as? HTTPURLResponse)
        #expect(String(decoding: value.0, as: UTF8.self) == "hello/photos" && response.statusCode == 404)
        #expect(response.value(forHTTPHeaderField: "transfer-encoding") == "chunked")
        #expect(server.isLeft(within: 10))
    }

    @Test func `Who asks for a head waits for no body`() throws {
        let server = try HostileServer { _ in [.send(Self.head + "Content-Length: 5\r\n\r\n"), .silence] }
        #expect(try fetch(server.address, method: "HEAD").value?.0.isEmpty == true)
    }

    @Test(arguments: [
        "", head, head + "Content-Ty", head + "Content-Length: 5\r\n\r\nhell", chunked + "5\r\nhello\r\n",
        chunked + "0\r\nX: y",
    ])
    func `A server that leaves too early is an error`(answer: String) throws {
        let server = try HostileServer(answering: answer)
        #expect(code(try fetch(server.address)) == .networkConnectionLost)
    }

    @Test(arguments: ["SSH-2.0\r\n\r\n", chunked + "zz\r\n"])
    func `A server that answers with something else is one, too`(answer: String) throws {
        let server = try HostileServer { _ in [.send(answer), .silence] }
        #expect(code(try fetch(server.address)) == .badServerResponse)
        #expect(server.isLeft(within: 10))
    }

    @Test func `The times of the configuration hold`() throws {
        let server = try HostileServer { target in
            [.send(Self.head + "\r\n"), target == "/silence" ? .silence : .drip([7])]
        }
        #expect(
            code(try fetch(server.address + "/silence") { $0.timeoutIntervalForRequest = 0.1 }) == .timedOut)
        #expect(
            code(try fetch(server.address + "/drip") { $0.timeoutIntervalForResource = 0.1 }) == .timedOut)
        #expect(server.isLeft(within: 10))
    }

    @Test func `It closes its connection at the end, though nobody tells it to`() throws {
        let server = try HostileServer { _ in [.send(Self.head + "Content-Length: 5\r\n\r\nhello"), .silence]
        }
        let answers = Lock<[Data]>([])
        try fetch(of: server) { answer in answers.withLock { $0.append(answer) } }.run()
        #expect(answers.withLock(\.self) == [Data("hello".utf8)] && server.isLeft(within: 10))
    }

    @Test func `When its connection is cut it ends`() throws {
        let (asked, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let server = try HostileServer { _ in
            asked.signal()
            return [.send(Self.head), .drip([7])]
        }
        let fetch = try fetch(of: server)
        Thread.detachNewThread {
            fetch.run()
            ended.signal()
        }
        asked.wait()
        fetch.connection.cut()
        // At once where nothing else runs; tests run beside others.
        #expect(ended.wait(timeout: .now() + 5) == .success && server.isLeft(within: 10))
    }

    /// To be run by the test itself.
    private func fetch(
        of server: HostileServer, _ next: @escaping @Sendable (Data) -> Void = { _ in }
    ) throws -> PlainFetch {
        let url = try #require(URL(string: server.address))
        let observer = Observer<(Data, URLResponse)>(next: { next($0.0) }, error: { _ in })
        return PlainFetch(
            request: URLRequest(url: url), answer: PartialAnswer(to: url, atMost: 1000, for: observer),
            connection: Connection(patience: 60, time: 60))
    }
}
#endif
