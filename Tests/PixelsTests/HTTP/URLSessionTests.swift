import FRP
import Foundation
import Pixels
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension OverTheNetwork {
    @Suite("The server and URLSession") struct URLSessionTests {
        /// Loopback must not go through a proxy that the environment names.
        private let session: URLSession = {
            let configuration = URLSessionConfiguration.ephemeral
            configuration.connectionProxyDictionary = [:]
            configuration.timeoutIntervalForRequest = 20
            return URLSession(configuration: configuration)
        }()

        private func answer(_ request: URLRequest) -> Signal<(Data, URLResponse)> {
            Signal { [session] observer in
                let task = session.dataTask(with: request) { data, response, error in
                    if let data, let response { observer.sendNext((data, response)) }
                    observer.send(error.map(Event.error) ?? .completed)
                }
                task.resume()
                return Disposable { task.cancel() }
            }
        }

        private func text(_ request: URLRequest) throws -> String {
            let answer = try #require(answer(request).toArray()?.first)
            return
                "\((answer.1 as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: answer.0, as: UTF8.self))"
        }

        private func request(_ server: RunningServer, _ target: String, body: String? = nil) throws
            -> URLRequest
        {
            var request = URLRequest(
                url: try #require(URL(string: "http://127.0.0.1:\(server.port)\(target)")))
            if let body { (request.httpMethod, request.httpBody) = ("POST", Data(body.utf8)) }
            return request
        }

        @Test func `Requests of every kind are answered`() throws {
            let server = try RunningServer()
            let long = String(repeating: "wind ", count: 10_000)
            #expect(try text(request(server, "/photos?page=2")) == "200 GET /photos page=2 <>")
            #expect(try text(request(server, "/%E7%83%AD", body: "like")) == "200 POST /热  <like>")
            #expect(try text(request(server, "/", body: long)) == "200 POST /  <\(long)>")
        }

        @Test func `Faults are errors`() throws {
            let server = try RunningServer { request in
                HTTPAnswer(body: [1, 2, 3], fault: request.path == "/cut" ? .cutOff(after: 2) : .close)
            }
            for target in ["/cut", "/closed"] {
                #expect(throws: (any Error).self) {
                    try answer(request(server, target)).waitUntilCompleted()
                }
            }
        }
    }
}
