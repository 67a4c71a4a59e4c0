#if canImport(FoundationNetworking)
import FRP
import Foundation
import FoundationNetworking

/// Fetches an answer over plain HTTP, without `URLSession`. On Linux, `URLSession` ends the program when a server leaves in the
/// middle of the headers, and goes on reading after it was cancelled, as long as the server sends.
///
/// It shares nothing with HTTPServer, which accepts clients of this machine, and reads requests: here answers are read, of any
/// host, and another thread may end them at any time. Only the waiting for a socket is alike.
struct PlainFetch: Sendable {
    let request: URLRequest
    let answer: PartialAnswer
    let connection: Connection

    /// The answer. Each subscription fetches it, on a thread of its own.
    static func signal(
        for request: URLRequest, atMost limit: Int, times: URLSessionConfiguration
    ) -> Signal<(Data, URLResponse)> {
        let patience = min(request.timeoutInterval, times.timeoutIntervalForRequest)
        let time = times.timeoutIntervalForResource
        return Signal { observer in
            let answer = PartialAnswer(to: request.url, atMost: limit, for: observer)
            let connection = Connection(patience: patience, time: time)
            let fetch = PlainFetch(request: request, answer: answer, connection: connection)
            Thread.detachNewThread(fetch.run)
            return Disposable {
                answer.close()
                connection.cut()
            }
        }
    }

    /// Returns when the answer is whole, has failed, or the connection was cut.
    func run() {
        var failure: (any Error)?
        do { try fetch() } catch { failure = error }
        connection.close()
        answer.end(failure)
    }

    private func fetch() throws {
        let plain = try PlainRequest(request)
        try connection.open(to: plain.host, port: plain.port)
        try connection.send(plain.bytes)
        var parser = AnswerParser(allowsBody: request.httpMethod != "HEAD")
        while !parser.isWhole {
            let isBeginning = parser.head == nil
            let body = try parser.read(try connection.receive())
            if isBeginning, let head = parser.head { try answer.receive(try response(head)) }
            try answer.receive(body)
        }
    }

    private func response(_ head: AnswerParser.Head) throws -> URLResponse {
        guard let url = request.url,
            let response = HTTPURLResponse(
                url: url, statusCode: head.status, httpVersion: "HTTP/1.1", headerFields: head.fields)
        else { throw URLError(.badServerResponse) }
        return response
    }
}

extension URLError {
    /// - Parameter words: what it says to people.
    init(_ code: Code, _ words: String) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: words])
    }
}
#endif
