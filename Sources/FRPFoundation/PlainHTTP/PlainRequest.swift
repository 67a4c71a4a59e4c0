#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

/// A request as it is sent over plain HTTP.
struct PlainRequest {
    let host: String
    let port: Int
    let bytes: [UInt8]

    /// Fails if the address names no host, or no port that there can be.
    init(_ request: URLRequest) throws {
        guard let url = request.url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let host = url.host(percentEncoded: false), !host.isEmpty, let encodedHost = parts.encodedHost,
            let port = UInt16(exactly: url.port ?? 80)
        else { throw URLError(.badURL, "the address names no host, or no port") }
        (self.host, self.port) = (host, Int(port))

        let (method, body) = (request.httpMethod ?? "GET", request.httpBody ?? Data())
        var fields = ["Accept": "*/*", "User-Agent": ProcessInfo.processInfo.processName]
        fields.merge(request.allHTTPHeaderFields ?? [:]) { $1 }
        fields["Host"] = encodedHost + (url.port.map { ":\($0)" } ?? "")
        fields["Connection"] = "close"
        if method != "GET" || !body.isEmpty { fields["Content-Length"] = "\(body.count)" }

        let (path, query) = (url.path(percentEncoded: true), url.query(percentEncoded: true))
        let target = (path.isEmpty ? "/" : path) + (query.map { "?\($0)" } ?? "")
        let lines = fields.map { "\($0.key): \($0.value)\r\n" }
        bytes = Array("\(method) \(target) HTTP/1.1\r\n\(lines.sorted().joined())\r\n".utf8) + body
    }
}
#endif
