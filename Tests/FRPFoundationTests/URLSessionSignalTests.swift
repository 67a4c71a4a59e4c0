import FRP
import FRPFoundation
import Foundation
import Harness
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("Requests as signals") struct URLSessionSignalTests {
    /// Loopback must not go through a proxy that the environment names.
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        return URLSession(configuration: configuration)
    }()

    @Test("An answer is a value and the completion, whatever its status")
    func answer() throws {
        let server = try OneAnswerServer(
            answering: "HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello"
        )
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/photos"))
        let answers = session.signal(for: URLRequest(url: url)).toArray()
        #expect(answers?.map { String(decoding: $0.0, as: UTF8.self) } == ["hello"])
        #expect((answers?.first?.1 as? HTTPURLResponse)?.statusCode == 404)
    }

    @Test("Without an answer it fails, and says which URL")
    func noAnswer() throws {
        // Port 1 of this machine: nobody listens there.
        let url = try #require(URL(string: "http://127.0.0.1:1/photos"))
        do {
            try session.signal(for: URLRequest(url: url)).waitUntilCompleted()
            Issue.record("there was an answer")
        } catch {
            #expect("\(error)".contains("http://127.0.0.1:1/photos"))
        }
    }
}
