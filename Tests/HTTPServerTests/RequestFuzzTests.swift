import Harness
import Testing

@testable import HTTPServer

@Suite("Requests at random") struct RequestFuzzTests {
    private static let requests = Array(
        """
        GET /dunes%20?x=%31&y=+ HTTP/1.1\r\nHost: 127.0.0.1:80\r\nX: one\r\n\r\n\
        POST /v1/login HTTP/1.1\r\nHost: localhost:80\r\nContent-Length: 28\r\n\r\nusername=ash&password=furrow\
        GET http://127.0.0.1:80/ HTTP/1.0\nConnection: keep-alive\n\n\
        OPTIONS * HTTP/1.1\r\nhost: [::1]:80\r\nOrigin: http://localhost\r\n\r\n
        """.utf8)

    /// What a parser makes of bytes that come in these portions.
    private func read(_ bytes: [UInt8], _ portion: () -> Int) -> [String] {
        var parser = RequestParser(limits: HTTPLimits(), doorkeeper: Doorkeeper(port: 80))
        var (seen, rest): ([String], ArraySlice<UInt8>) = ([], bytes[...])
        while !rest.isEmpty {
            let portion = portion()
            parser.append(rest.prefix(portion))
            rest = rest.dropFirst(portion)
            do {
                while case .request(let request, let exchange) = try parser.next() {
                    let fields = [request.query, request.form ?? [:]].map { $0.sorted { $0.key < $1.key } }
                    seen.append("\(exchange.summary) \(request.headers) \(fields) \(request.body)")
                }
            } catch {
                return seen + ["\(error.status)"]
            }
        }
        return seen + (parser.isBlank ? [] : ["unfinished"])
    }

    @Test func `Requests: no bytes do harm, and the portions in which they come do not matter`() {
        let failure = Fuzz.firstFailure(in: 20_000, within: 1) { dice in
            let bytes = Noise.damaged(Self.requests, &dice)
            let whole = read(bytes) { bytes.count }
            let portions = (0..<bytes.count).map { _ in Int.random(in: 1...40, using: &dice) }
            var next = 0
            let parts = read(bytes) {
                next += 1
                return portions[next - 1]
            }
            return whole == parts ? nil : "\(whole) in one, \(parts) in portions"
        }
        #expect(failure == nil)
    }
}
