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
        /// How many bytes have arrived since then.
        var unwanted = 0
    }

    let url: URL?
    private let limit: Int
    private let observer: Observer<(Data, URLResponse)>
    private let state = Lock(State())

    init(to url: URL?, atMost limit: Int, for observer: Observer<(Data, URLResponse)>) {
        (self.url, self.limit, self.observer) = (url, limit, observer)
    }

    /// The task that fetches the answer, once it was made.
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

    /// Takes the beginning of the answer. Returns false if the rest is larger than allowed.
    func receive(_ response: URLResponse) -> Bool {
        state.withLock { $0.response = response }
        return response.expectedContentLength <= Int64(limit)
    }

    /// Takes more of the body. Returns false if it is larger than allowed now.
    func receive(_ bytes: Data) -> Bool {
        state.withLock { state in
            guard !state.isClosed else {
                state.unwanted += bytes.count
                return true
            }
            guard state.body.count + bytes.count <= limit else { return false }
            state.body.append(bytes)
            return true
        }
    }

    /// How many bytes have arrived that nobody waited for.
    var unwanted: Int { state.withLock(\.unwanted) }

    /// Ends it, since it is larger than allowed. Returns false if it was closed before.
    func refuse() -> Bool {
        guard close() != nil else { return false }
        observer.sendError(RequestFailed(url: url, reason: AnswerTooLarge(limit: limit)))
        return true
    }

    /// The session has finished with it.
    func end(_ error: (any Error)?) {
        guard let whole = close() else { return }
        if error == nil, let response = whole.response {
            observer.sendNext((whole.body, response))
            observer.sendCompleted()
        } else {
            observer.sendError(RequestFailed(url: url, reason: error ?? URLError(.badServerResponse)))
        }
    }
}
