import FRP
import FRPFoundation
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
import Pixmap
#endif

/// Asks a photo service: requests as signals, answers decoded, everything that goes wrong a ``PixelsError``. What can be asked
/// stands with the photos, the posts, the members and the timelines.
///
/// Each signal is cold: every subscription is a request. Disposing cancels it. Events come on background threads;
/// `deliverOn(.main)` brings them to the screen.
///
/// Of what the service sends, the app takes 100 items of a list, texts of 1,000 characters, and three pictures at the same
/// time. An answer has to be whole when the time is over, even if bytes still arrive. Answers are read, and large pictures
/// made smaller, in the background.
///
/// Book: chapter5/networking_layer_revisited.
public final class PixelsClient: Sendable {
    /// Where the service is.
    public let service: URL
    private let patience: Duration
    private let scheduler: any Scheduler
    /// Where JSON is read.
    private let reading = BackgroundScheduler(label: "reading answers")
    /// Where pictures are read, one after the other: each takes many times its size in memory for a moment.
    private let developing = BackgroundScheduler(label: "reading pictures")
    private let pictures = ConcurrencyLimit(3)
    /// No screen has use for more pixels in a row.
    private static let longestSide = 640
    /// Of whatever an answer lists, however many were asked for.
    static let mostItems = 100

    /// - Parameters:
    ///   - service: the address that all paths are appended to.
    ///   - patience: how long an answer may take.
    ///   - scheduler: whose time that is.
    public init(
        _ service: URL, patience: Duration = .seconds(10), on scheduler: any Scheduler = BackgroundScheduler()
    ) {
        self.service = service
        self.patience = patience
        self.scheduler = scheduler
    }

    /// The picture at this address, made smaller if it is larger than a screen.
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

    /// A request that hands in a form.
    func request(_ path: String, posting form: [String: String]) -> URLRequest {
        var body = URLComponents()
        body.queryItems = form.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        var request = request(path)
        request.httpMethod = "POST"
        // A form takes “+” for a space.
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

    /// The body of an answer that says yes.
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
    /// The request with a token that says who asks.
    func signed(with token: String?) -> URLRequest {
        var signed = self
        if let token { signed.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return signed
    }
}
