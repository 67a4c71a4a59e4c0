import FRP
import Foundation
import Pixmap

/// A source of users and their posts: the service in the network, or a stub in virtual time.
public protocol TimelineSource: Sendable {
    /// The user with this name. Fails with ``AccountError/unknownUser(_:)``.
    func user(_ username: String) -> Signal<PostRecord.User>
    /// A page of a user's posts. Pages are counted from 1.
    func posts(of username: String, page: Int) -> Signal<TimelinePage>
    /// The picture at this address.
    func picture(at url: URL) -> Signal<Pixmap>
}

/// A page of a user's posts.
public struct TimelinePage: Decodable, Sendable, Equatable {
    public let posts: [PostRecord]
    /// Whether it is the last page.
    public let allLoaded: Bool

    /// Makes a page for a stub of the service.
    public init(posts: [PostRecord], allLoaded: Bool) { (self.posts, self.allLoaded) = (posts, allLoaded) }

    enum CodingKeys: String, CodingKey {
        case posts
        case allLoaded = "all_loaded"
    }
}

extension PixelsClient: TimelineSource {
    public func user(_ username: String) -> Signal<PostRecord.User> {
        struct Answer: Decodable, Sendable {
            let user: PostRecord.User
        }
        return decoded(Answer.self, from: request("v1/users/\(username)"))
            .meaning([404: .unknownUser(username)]).map(\.user)
    }

    public func posts(of username: String, page: Int) -> Signal<TimelinePage> {
        decoded(TimelinePage.self, from: request("v1/users/\(username)/posts", ["page": "\(page)"]))
            .map { TimelinePage(posts: Array($0.posts.prefix(Self.mostItems)), allLoaded: $0.allLoaded) }
    }
}
