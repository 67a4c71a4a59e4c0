import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A foreign client accepts all answers.
@Suite("The server and URLSession") struct URLSessionTests {
    /// Local requests must not go through a proxy that the environment names.
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.connectionProxyDictionary = [:]
        configuration.timeoutIntervalForRequest = 20
        return URLSession(configuration: configuration)
    }()

    private func text(_ target: String, body: String? = nil, from server: LoopbackServer) async throws
        -> String
    {
        var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(target)")))
        if let body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
        let (data, response) = try await session.data(for: request)
        return "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))"
    }

    @Test func `Requests of every kind are answered`() async throws {
        let server = try LoopbackServer()
        let long = String(repeating: "wind ", count: 10_000)
        #expect(try await text("/photos?page=2", from: server) == "200 GET /photos page=2 <>")
        #expect(try await text("/%E7%83%AD", body: "like", from: server) == "200 POST /热  <like>")
        #expect(try await text("/", body: long, from: server) == "200 POST /  <\(long)>")
    }
}
