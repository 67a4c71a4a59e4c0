import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
    /// The answer to a request: the body and the response, then completed.
    ///
    ///     session.signal(for: URLRequest(url: photos)).map { body, response in … }
    ///
    /// Cold: each subscription sends a request of its own; share it (``Signal/replayLazily()``) if that is not meant.
    /// Disposing cancels the request. An answer is a value, whatever its status is. Without a whole answer the signal fails
    /// with the session's error, as it is. Events come on a queue of the session.
    ///
    /// The session collects the whole body in memory, without a limit. On Linux, an assertion in FoundationNetworking ends the
    /// program (tried with Swift 6.3.1) if a server closes its connection in the middle of the headers, and may do so if a
    /// request is cancelled at once while the session has a `urlCache`. So ask only servers that you trust, such as the
    /// workbook's photo service, which sends its headers whole or not at all; and set `urlCache` to `nil`.
    ///
    /// Book: chapter5/networking_layer_revisited (`rac_sendAsynchronousRequest:`). In Rx: `rx.response`, in Combine:
    /// `dataTaskPublisher`.
    public func signal(for request: URLRequest) -> Signal<(Data, URLResponse)> {
        Signal { [self] observer in
            let task = dataTask(with: request) { body, response, error in
                if let body, let response {
                    observer.sendNext((body, response))
                    observer.sendCompleted()
                } else {
                    observer.sendError(error ?? URLError(.unknown))
                }
            }
            task.resume()
            return Disposable { task.cancel() }
        }
    }
}
