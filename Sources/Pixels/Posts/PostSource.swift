import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
import Pixmap
#endif

/// Whoever can be asked for posts: the service over the network, or a stand-in in virtual time.
public protocol PostSource: Sendable {
    /// Asks to be allowed to search. Sends the name of the account; fails with an ``AccessError``.
    func requestAccess() -> Signal<String>
    /// The posts in which a text occurs.
    func posts(containing text: String) -> Signal<[PostRecord]>
    /// The picture at this address.
    func picture(at url: URL) -> Signal<Pixmap>
}

/// Why nobody may search.
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
