import Foundation
import Harness
import Testing

@testable import Coursework

/// Somebody who writes an answer as a page does, or nearly.
struct Written {
    private let port: Int
    var headers = [
        "Host": "a", "Origin": "http://a", "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
    ]
    var slip: [String: String]
    var method = "POST"

    /// - Parameter base: the code that the page has read.
    init(_ reader: Reader, base: String, text: String, exercise: String = "4.3.2") throws {
        port = reader.port
        let key = try reader.get("/index.html").text.firstMatch(of: /data-key="([a-z0-9-]+)"/)?.1
        slip = [
            "key": try String(#require(key)), "exercise": exercise, "wish": "try", "base": base, "text": text,
        ]
    }

    func send() throws -> (status: Int, told: [String: String]) {
        let body = try JSONEncoder().encode(slip)
        let lines = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
            .replacing("http://a", with: "http://127.0.0.1:\(port)")
        let client = try RawClient(port)
        try client.send("\(method) /answer HTTP/1.1\r\n\(lines)Content-Length: \(body.count)\r\n\r\n")
        // Who is refused for its headers may be cut off while it sends.
        try? client.send(Array(body))
        let answer = try client.answer()
        let told = try? JSONDecoder().decode([String: String].self, from: Data(answer.body))
        return (answer.status, told ?? ["message": answer.text])
    }
}
