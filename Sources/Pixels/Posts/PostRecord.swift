import Foundation

/// Something that somebody has posted, as the service tells of it.
public struct PostRecord: Decodable, Sendable, Equatable {
    /// Who has posted it.
    public struct User: Decodable, Sendable, Equatable {
        public let username: String
        public let name: String
        public let avatarURL: URL
        public let postsCount: Int?

        /// A user made by hand: for a stand-in of the service.
        public init(username: String, name: String, avatarURL: URL, postsCount: Int? = nil) {
            (self.username, self.name, self.avatarURL) = (username, name, avatarURL)
            self.postsCount = postsCount
        }

        enum CodingKeys: String, CodingKey {
            case username, name
            case avatarURL = "avatar_url"
            case postsCount = "posts_count"
        }

        /// Reads one from an answer. The names are bounded.
        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            username = try fields.text(.username)
            name = try fields.text(.name)
            avatarURL = try fields.decode(URL.self, forKey: .avatarURL)
            postsCount = try fields.decodeIfPresent(Int.self, forKey: .postsCount)
        }
    }

    public let id: Int
    public let text: String
    public let user: User

    /// A record made by hand: for a stand-in of the service.
    public init(id: Int, text: String, user: User) { (self.id, self.text, self.user) = (id, text, user) }

    enum CodingKeys: CodingKey { case id, text, user }

    /// Reads it from an answer. The text is bounded.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        text = try fields.text(.text)
        user = try fields.decode(User.self, forKey: .user)
    }
}
