import FRP
import FRPFoundation
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Asks a photo service: requests as signals, answers decoded, everything that goes wrong a ``PixelsError``.
///
/// Each signal is cold: every subscription is a request. Disposing cancels it. Events come on the session's own
/// queue; `deliverOn(.main)` brings them to the screen.
///
/// Book: chapter5/networking_layer_revisited.
public final class PixelsClient: Sendable {
    /// Where the service is.
    public let service: URL
    private let session: URLSession
    private let patience: Duration
    private let scheduler: any Scheduler

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
        session = URLSession(configuration: .pixels)
    }

    /// What is under way goes on to its end.
    deinit { session.finishTasksAndInvalidate() }

    // MARK: What can be asked

    /// A page of the popular photos, the best rated first.
    public func popularPhotos(page: Int = 1, count: Int = 100) -> Signal<[PhotoRecord]> {
        let query = [
            "feature": "popular", "page": "\(page)", "rpp": "\(count)", "sort": "rating",
            "image_size[]": "\(ImageSize.thumbnail.rawValue)",
        ]
        return decoded(PhotoPage.self, from: request("v1/photos", query)).map(\.photos)
    }

    /// A photo with its details.
    public func photo(_ id: Int) -> Signal<PhotoRecord> {
        decoded(SinglePhoto.self, from: request("v1/photos/\(id)", ["comments": "1"])).map(\.photo)
    }

    /// The picture at this address.
    public func picture(at url: URL) -> Signal<Pixmap> {
        data(for: URLRequest(url: url)).flattenMap { data in
            do {
                return .return(try Pixmap(bmp: data))
            } catch {
                return .error(PixelsError.noPicture(from: url, reason: "\(error)"))
            }
        }
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
        return data(for: request).flattenMap { data in
            do {
                return .return(try JSONDecoder().decode(type, from: Data(data)))
            } catch {
                return .error(PixelsError.wrongShape(from: url, reason: Self.words(for: error)))
            }
        }
    }

    /// The body of an answer that says yes.
    func data(for request: URLRequest) -> Signal<[UInt8]> {
        let url = request.url ?? service
        // Holds the client: without it there would be no session when somebody subscribes.
        return Signal.defer { [self] in session.signal(for: request) }
            .timeout(patience, on: scheduler)
            .catch { .error(PixelsError.noAnswer(from: url, reason: Self.words(for: $0))) }
            .flattenMap { data, response in
                let status = (response as? HTTPURLResponse)?.statusCode ?? 200
                guard (200..<300).contains(status) else {
                    return .error(PixelsError.status(status, from: url))
                }
                return .return([UInt8](data))
            }
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case let error as RequestFailed: error.reason.localizedDescription
        case let error as TimedOut: "nothing came for \(error.interval / .seconds(1)) seconds"
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
