#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
import Testing

@testable import FRPFoundation

@Suite("Requests as they are sent") struct PlainRequestTests {
    private func request(_ address: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: address)))
    }

    private func text(_ request: URLRequest) throws -> String {
        String(decoding: try PlainRequest(request).bytes, as: UTF8.self)
    }

    @Test(
        "The address says whom to ask for what",
        arguments: [
            (
                "http://127.0.0.1:8080/v1/photos?page=2&a[]=3#top", "127.0.0.1", 8080, "127.0.0.1:8080",
                "/v1/photos?page=2&a%5B%5D=3"
            ),
            ("HTTP://photos.example", "photos.example", 80, "photos.example", "/"),
            ("http://photos.example?q", "photos.example", 80, "photos.example", "/?q"),
            ("http://[::1]:80/a b", "::1", 80, "[::1]:80", "/a%20b"),
            ("http://me:secret@photos.example/", "photos.example", 80, "photos.example", "/"),
            ("http://a/\r\nX: y", "a", 80, "a", "/%0D%0AX:%20y"),
        ])
    func address(address: String, host: String, port: Int, header: String, target: String) throws {
        let request = try request(address)
        let plain = try PlainRequest(request)
        #expect((plain.host, plain.port) == (host, port))
        #expect(try text(request).hasPrefix("GET \(target) HTTP/1.1\r\n"))
        #expect(try text(request).contains("\r\nHost: \(header)\r\n"))
    }

    @Test(arguments: ["http:///photos", "http:photos", "http://a:65536/", "http://"])
    func `An address without a host, or without a port that there can be, is refused`(address: String) throws
    {
        let request = try request(address)
        #expect(throws: URLError.self) { try PlainRequest(request) }
    }

    @Test func `The headers and the body are sent; a header that would be more than a line is not`() throws {
        var request = try request("http://a/login")
        (request.httpMethod, request.httpBody) = ("POST", Data("user=ash".utf8))
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.setValue("Bearer 1\r\nX: y", forHTTPHeaderField: "Authorization")
        request.setValue("app", forHTTPHeaderField: "User-Agent")
        let lines = [
            "POST /login HTTP/1.1", "Accept: text/plain", "Connection: close", "Content-Length: 8", "Host: a",
            "User-Agent: app",
        ]
        #expect(try text(request) == lines.joined(separator: "\r\n") + "\r\n\r\nuser=ash")
    }

    @Test func `A length is said of a body, and where there could be one`() throws {
        var request = try request("http://a/")
        #expect(try !text(request).contains("Content-Length"))
        request.httpMethod = "POST"
        #expect(try text(request).contains("Content-Length: 0\r\n"))
    }
}
#endif
