import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

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

extension URLSession {
    /// The answer to a request: the body and the response, then completed.
    ///
    ///     session.signal(for: URLRequest(url: photos)).map { data, response in … }
    ///
    /// Cold: every subscription makes a request of its own; share it (``Signal/replayLazily()``) if that is not meant.
    /// Disposing cancels it. Whatever the status, an answer is a value; without one the signal fails with
    /// ``RequestFailed``. Events come on the session's own queue.
    ///
    /// Book: chapter5/networking_layer_revisited (`rac_sendAsynchronousRequest:`). In Rx: `rx.response`, in Combine:
    /// `dataTaskPublisher`.
    public func signal(for request: URLRequest) -> Signal<(Data, URLResponse)> {
        Signal { [self] observer in
            let task = dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    observer.sendNext((data, response))
                    observer.sendCompleted()
                } else {
                    let reason = error ?? URLError(.badServerResponse)
                    observer.sendError(RequestFailed(url: request.url, reason: reason))
                }
            }
            task.resume()
            return Disposable { task.cancel() }
        }
    }
}
