import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What can go wrong between the app and the photo service, in words for people.
public enum PixelsError: Error, Sendable, CustomStringConvertible {
    /// Nothing answers, or not to the end.
    case noAnswer(from: URL, reason: String)
    /// An answer that says no.
    case status(Int, from: URL)
    /// An answer of another shape than it should have.
    case wrongShape(from: URL, reason: String)
    /// Bytes that are no picture.
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
    /// The address without what only a program wants to know.
    fileprivate var shown: String {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
        parts?.query = nil
        let words = parts?.string ?? absoluteString
        return words.count > 200 ? "\(words.prefix(200))…" : words
    }
}

extension DecodingError {
    /// What is wrong with an answer, and where, in words.
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
