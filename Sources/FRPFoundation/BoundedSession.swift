import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests as signals, with a limit on what an answer may hold.
///
///     let session = BoundedSession(.ephemeral)
///     session.signal(for: URLRequest(url: photos), atMost: 1_000_000).map { data, response in … }
///
/// A `URLSession` by itself collects whatever a server sends, even if that never ends, and its methods can keep their
/// caller waiting meanwhile. This one gives up an answer that exceeds its limit, and calls the session on a queue of its
/// own, so neither subscribing nor disposing ever waits.
///
/// On Linux, plain `http` is not left to the session: see ``PlainFetch``. Of the configuration only the times count there.
/// There are no cookies, caches, proxies, passwords in addresses, streams as bodies, or compressed answers, and an answer
/// that sends the request to another address is an answer like any other. `https` is left to the session: a server that
/// leaves in the middle of the headers ends the program there, and one that sends without end keeps the session busy.
///
/// Book: chapter5/networking_layer_revisited (`rac_sendAsynchronousRequest:`). In Rx: `rx.response`, in Combine:
/// `dataTaskPublisher`.
public final class BoundedSession: Sendable {
    private let session: URLSession
    private let answers = PartialAnswers()

    /// A session of its own with this configuration.
    public init(_ configuration: URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
    }

    /// Requests that have begun continue to their end.
    deinit { session.finishTasksAndInvalidate() }

    /// The answer to a request: the body and the response, then completed.
    ///
    /// Cold: every subscription makes a request of its own; share it (``Signal/replayLazily()``) if that is not meant.
    /// Disposing cancels the request. Whatever the status, an answer is a value. Without an answer the signal fails with
    /// ``RequestFailed``; its reason is ``AnswerTooLarge`` after more than `limit` bytes. Events come in the background;
    /// while a handler works, no other answer of the session may arrive.
    public func signal(for request: URLRequest, atMost limit: Int) -> Signal<(Data, URLResponse)> {
        #if canImport(FoundationNetworking)
        if request.url?.scheme?.lowercased() == "http" {
            return PlainFetch.signal(for: request, atMost: limit, times: session.configuration)
        }
        #endif
        return sessionSignal(for: request, atMost: limit)
    }

    /// An answer that the session fetches.
    func sessionSignal(for request: URLRequest, atMost limit: Int) -> Signal<(Data, URLResponse)> {
        Signal { [self] observer in
            let answer = PartialAnswer(to: request.url, atMost: limit, for: observer)
            answers.begin(answer) { [session] in session.dataTask(with: request) }
            return Disposable { [self] in
                if answer.close() != nil { answers.giveUp(answer) }
            }
        }
    }
}

/// A request that got no answer.
public struct RequestFailed: Error, CustomStringConvertible {
    /// What was asked for.
    public let url: URL?
    /// Why there is no answer.
    public let reason: any Error

    /// Names the URL and the reason.
    public var description: String {
        "No answer from \(url?.absoluteString ?? "a request without a URL"): \(reason.localizedDescription)"
    }
}

/// The answer is larger than the caller allows.
public struct AnswerTooLarge: LocalizedError, Equatable {
    /// How many bytes were allowed.
    public let limit: Int

    /// Names the limit.
    public var errorDescription: String? { "the answer has more than \(limit) bytes" }
}
