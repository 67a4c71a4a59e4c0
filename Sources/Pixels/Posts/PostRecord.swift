import Foundation

/// A post in the format of the service.
public struct PostRecord: Decodable, Sendable, Equatable {
    /// The author.
    public struct User: Decodable, Sendable, Equatable {
        public let username: String
        public let name: String
        public let avatarURL: URL
        public let postsCount: Int?

        /// Makes a user for a stub of the service.
        public init(username: String, name: String, avatarURL: URL, postsCount: Int? = nil) {
            (self.username, self.name, self.avatarURL) = (username, name, avatarURL)
            self.postsCount = postsCount
        }

        enum CodingKeys: String, CodingKey {
            case username, name
            case avatarURL = "avatar_url"
            case postsCount = "posts_count"
        }

        /// Decodes a user. The names are limited in length.
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

    /// Makes a record for a stub of the service.
    public init(id: Int, text: String, user: User) { (self.id, self.text, self.user) = (id, text, user) }

    enum CodingKeys: CodingKey { case id, text, user }

    /// Decodes a record. The text is limited in length.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        text = try fields.text(.text)
        user = try fields.decode(User.self, forKey: .user)
    }
}
