import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// An error of the communication with the photo service, with a message for people.
public enum PixelsError: Error, Sendable, CustomStringConvertible {
    /// There was no answer, or no complete one.
    case noAnswer(from: URL, reason: String)
    /// The answer has an error status.
    case status(Int, from: URL)
    /// The answer does not have the expected format.
    case wrongShape(from: URL, reason: String)
    /// The bytes are not a picture.
    case noPicture(from: URL, reason: String)

    public var description: String {
        switch self {
        case .noAnswer(let url, let reason): "No answer from \(url.shown): \(reason)"
        case .status(let status, let url): "\(url.shown) answered \(status), \(Self.words(for: status))"
        case .wrongShape(let url, let reason):
            "What \(url.shown) answered is not what the app expects: \(reason)"
        case .noPicture(let url, let reason): "What \(url.shown) answered is no picture: \(reason)"
        }
    }

    private static func words(for status: Int) -> String {
        switch status {
        case 401: "log in first"
        case 403: "not allowed"
        case 404: "not found"
        case 429: "too many requests"
        case 500...599: "the service is in trouble"
        default: HTTPURLResponse.localizedString(forStatusCode: status)
        }
    }
}

extension URL {
    /// The address without those parts that only a program needs.
    fileprivate var shown: String {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        parts?.query = nil
        let words = parts?.string ?? absoluteString
        return words.count > 200 ? "\(words.prefix(200))…" : words
    }
}

extension DecodingError {
    /// A message about the error and its place in the answer.
    var words: String {
        switch self {
        case .keyNotFound(let key, let context) where context.codingPath.isEmpty:
            "there is no “\(key.stringValue)”"
        case .keyNotFound(let key, let context):
            "there is no “\(key.stringValue)” at \(Self.place(context.codingPath))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "something of another kind stands at \(Self.place(context.codingPath))"
        case .dataCorrupted: "it is no JSON"
        @unknown default: "it cannot be read"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        let words = path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        return words.isEmpty ? "the beginning" : words.joined(separator: ".")
    }
}
