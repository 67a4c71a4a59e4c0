import FRP
import FRPFoundation
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
import Pixmap
#endif

/// The client of a photo service: requests are signals, answers are decoded, and all errors are a ``PixelsError``. The requests are
/// in the files of the photos, the posts, the members and the timelines.
///
/// Each signal is cold: every subscription makes a request, and its disposal cancels the request. Events come on background
/// threads; `deliverOn(.main)` brings them to the screen.
///
/// The client limits what it accepts: 100 items of a list, texts of 1,000 characters, three pictures at the same time. An answer
/// must be complete before the timeout, even if bytes still arrive. In the background answers are decoded, and large pictures
/// scaled down.
///
/// Book: chapter5/networking_layer_revisited.
public final class PixelsClient: Sendable {
    /// The address of the service.
    public let service: URL
    private let patience: Duration
    private let scheduler: any Scheduler
    /// The scheduler on which JSON is decoded.
    private let reading = BackgroundScheduler(label: "reading answers")
    /// The scheduler on which pictures are decoded, one after the other: each takes many times its size in memory for a moment.
    private let developing = BackgroundScheduler(label: "reading pictures")
    private let pictures = ConcurrencyLimit(3)
    /// The maximum side of a picture: no screen needs more pixels.
    private static let longestSide = 640
    /// The maximum number of items from a list, even if the service sends more.
    static let mostItems = 100

    /// - Parameters:
    ///   - service: the address to which all paths are appended.
    ///   - patience: the timeout of an answer.
    ///   - scheduler: the scheduler for this timeout.
    public init(
        _ service: URL, patience: Duration = .seconds(10), on scheduler: any Scheduler = BackgroundScheduler()
    ) {
        self.service = service
        self.patience = patience
        self.scheduler = scheduler
    }

    /// The picture at this address, scaled down if it is larger than a screen.
    public func picture(at url: URL) -> Signal<Pixmap> {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            return .error(PixelsError.noAnswer(from: url, reason: "it is no address on the web"))
        }
        let picture = data(for: URLRequest(url: url))
            .deliverOn(developing)
            .flattenMap { data in
                do {
                    return .return(try Pixmap(bmp: data).shrunk(toSide: Self.longestSide))
                } catch {
                    return .error(PixelsError.noPicture(from: url, reason: "\(error)"))
                }
            }
        return pictures.admit(picture)
    }

    // MARK: How it is asked

    func request(_ path: String, _ query: [String: String] = [:]) -> URLRequest {
        var parts = URLComponents(url: service.appending(path: path), resolvingAgainstBaseURL: false)
        if !query.isEmpty {
            parts?.queryItems = query.sorted { $0.key < $1.key }.map {
                URLQueryItem(name: $0.key, value: $0.value)
            }
        }
        return URLRequest(url: parts?.url ?? service)
    }

    /// A request that posts a form.
    func request(_ path: String, posting form: [String: String]) -> URLRequest {
        var body = URLComponents()
        body.queryItems = form.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        var request = request(path)
        request.httpMethod = "POST"
        // In a form “+” means a space.
        request.httpBody = Data((body.percentEncodedQuery ?? "").replacing("+", with: "%2B").utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        return request
    }

    func decoded<Answer: Decodable & Sendable>(_ type: Answer.Type, from request: URLRequest) -> Signal<
        Answer
    > {
        let url = request.url ?? service
        return data(for: request).deliverOn(reading).flattenMap { data in
            do {
                return .return(try JSONDecoder().decode(type, from: data))
            } catch {
                return .error(PixelsError.wrongShape(from: url, reason: Self.words(for: error)))
            }
        }
    }

    /// The body of a successful answer.
    private func data(for request: URLRequest) -> Signal<Data> {
        let url = request.url ?? service
        return URLSession.pixels.signal(for: request)
            .timeout(patience, on: scheduler)
            .catch { .error(PixelsError.noAnswer(from: url, reason: Self.words(for: $0))) }
            .flattenMap { data, response in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                guard (200..<300).contains(status) else {
                    return .error(PixelsError.status(status, from: url))
                }
                return .return(data)
            }
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case let error as URLError: error.localizedDescription
        case let error as TimedOut: "no whole answer came in \(error.interval / .seconds(1)) seconds"
        case let error as DecodingError: error.words
        default: "\(error)"
        }
    }
}

extension URLRequest {
    /// The request with a token, if there is one.
    func signed(with token: String?) -> URLRequest {
        var signed = self
        if let token { signed.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return signed
    }
}
