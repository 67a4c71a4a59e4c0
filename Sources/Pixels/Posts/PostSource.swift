import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
import Pixmap
#endif

/// A source of posts: the service in the network, or a stub in virtual time.
public protocol PostSource: Sendable {
    /// Asks for permission to search. Sends the name of the account; fails with an ``AccessError``.
    func requestAccess() -> Signal<String>
    /// The posts that contain a text.
    func posts(containing text: String) -> Signal<[PostRecord]>
    /// The picture at this address.
    func picture(at url: URL) -> Signal<Pixmap>
}

/// The reason why searching is not allowed.
public enum AccessError: Error, Sendable, Equatable, CustomStringConvertible {
    case denied, noAccount

    public var description: String {
        switch self {
        case .denied: "Searching was not allowed. Allow it, and try again."
        case .noAccount: "There is no account to search with. Add one, and try again."
        }
    }
}

extension PixelsClient: PostSource {
    public func requestAccess() -> Signal<String> {
        struct Answer: Decodable, Sendable {
            let account: String?
        }
        var request = request("v1/access")
        request.httpMethod = "POST"
        return decoded(Answer.self, from: request)
            .catch { error in
                if case PixelsError.status(403, _) = error { return .error(AccessError.denied) }
                return .error(error)
            }
            .flattenMap { $0.account.map { .return($0.bounded) } ?? .error(AccessError.noAccount) }
    }

    public func posts(containing text: String) -> Signal<[PostRecord]> {
        struct Answer: Decodable, Sendable {
            let posts: [PostRecord]
        }
        return decoded(Answer.self, from: request("v1/search", ["q": text])).map {
            Array($0.posts.prefix(Self.mostItems))
        }
    }
}
