import Foundation
import Harness
import Testing
import Trials

/// Remembering answers to questions: which requests are accepted.
@Suite(.waits) struct QuestionHandlerTests {
    private let book: ServedBook

    init() throws { book = try ServedBook() }

    /// Sends an answer as a page does, with these parts changed. Returns the status.
    private func note(_ question: String, key: String? = nil, origin: String? = nil) throws -> Int {
        let client = try book.client()
        let page = try client.get("/index.html").text
        let own = try #require(page.firstMatch(of: /data-key="([a-z0-9-]+)"/)).1
        let host = book.page().dropFirst("http://".count).dropLast()
        let body = #"{"key":"\#(key ?? String(own))","question":"\#(question)","isRight":false}"#
        let other = try book.client()
        try other.send(
            """
            POST /practice HTTP/1.1\r\nHost: \(host)\r\nOrigin: \(origin ?? "http://\(host)")\r\n\
            Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
            """)
        return try other.answer().status
    }

    private var memory: String { (try? book.read(".workbook.json")) ?? "" }

    @Test func `An answer is remembered if a page of this server sends it, and the question exists`() throws {
        #expect(try note("zip.1", key: "another") == 403)
        #expect(try note("zip.1", origin: "http://photos.example") == 403)
        #expect(try note("nothing.1") == 400)
        #expect(!memory.contains("\"which\""))
        #expect(try note("zip.1") == 200)
        #expect(memory.contains("\"zip\""))
    }

    @Test func `A page of another server cannot make the server draw a question`() throws {
        let client = try book.client()
        #expect(try client.get("/which.html?q=zip.1", "Sec-Fetch-Site: cross-site\r\n").status == 403)
        #expect(try book.client().get("/which.html?q=zip.1").status == 200)
        #expect(try book.client().get("/which.html?q=zip.1.draw&row=%00").status == 422)
        #expect(try book.client().get("/which").status == 302)
    }
}
