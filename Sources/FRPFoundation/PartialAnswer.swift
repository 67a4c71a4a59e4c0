import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The part of an answer that has arrived, and the subscriber that waits for the rest.
final class PartialAnswer: Sendable {
    private struct State {
        var task: URLSessionTask?
        var response: URLResponse?
        var body = Data()
        /// Whether nobody waits any more.
        var isClosed = false
    }

    private let url: URL?
    private let limit: Int
    private let observer: Observer<(Data, URLResponse)>
    private let state = Lock(State())

    init(to url: URL?, atMost limit: Int, for observer: Observer<(Data, URLResponse)>) {
        (self.url, self.limit, self.observer) = (url, limit, observer)
    }

    /// The task of a session that fetches the answer, once it was made.
    var task: URLSessionTask? {
        get { state.withLock(\.task) }
        set { state.withLock { $0.task = newValue } }
    }

    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Takes no more bytes, and hands out those that have arrived; `nil` if it was closed before.
    @discardableResult func close() -> (response: URLResponse?, body: Data)? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            defer { state = State(task: state.task, isClosed: true) }
            return (state.response, state.body)
        }
    }

    /// Takes the beginning of the answer, unless the rest is larger than allowed.
    func receive(_ response: URLResponse) throws {
        guard response.expectedContentLength <= Int64(limit) else { throw AnswerTooLarge(limit: limit) }
        state.withLock { if !$0.isClosed { $0.response = response } }
    }

    /// Takes more of the body, unless it would be larger than allowed.
    func receive(_ bytes: Data) throws {
        let fits = state.withLock { state in
            guard !state.isClosed else { return true }
            state.body.append(bytes)
            return state.body.count <= limit
        }
        if !fits { throw AnswerTooLarge(limit: limit) }
    }

    /// Nothing more will come. Returns false if it was closed before.
    @discardableResult func end(_ error: (any Error)?) -> Bool {
        guard let whole = close() else { return false }
        if error == nil, let response = whole.response {
            observer.sendNext((whole.body, response))
            observer.sendCompleted()
        } else {
            observer.sendError(RequestFailed(url: url, reason: error ?? URLError(.badServerResponse)))
        }
        return true
    }
}
