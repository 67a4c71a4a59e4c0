import Foundation

/// A photo as the service tells of it.
///
///     {"id": 17, "name": "Harbour before the ferry", "user": {"username": "mina"}, "rating": 87.25,
///      "images": [{"size": 3, "url": "http://…/images/17/3.bmp"}], "comments_count": 4}
///
/// `comments_count`, and with it the full-size image, only comes when a photo is asked for by itself.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`configurePhotoModel:withDictionary:`).
public struct PhotoRecord: Decodable, Sendable, Equatable {
    /// Who took it.
    public struct User: Decodable, Sendable, Equatable {
        public let username: String

        init(username: String) { self.username = username }

        enum CodingKeys: CodingKey { case username }

        public init(from decoder: any Decoder) throws {
            username = try decoder.container(keyedBy: CodingKeys.self).text(.username)
        }
    }

    /// Where an image of a certain size is.
    public struct Image: Decodable, Sendable, Equatable {
        public let size: Int
        public let url: URL

        /// An image of this size at this address.
        public init(size: Int, url: URL) { (self.size, self.url) = (size, url) }
    }

    public let id: Int
    public let name: String
    public let user: User
    public let rating: Double
    public let images: [Image]
    public let commentsCount: Int?
    public let description: String?
    public let votesCount: Int?
    /// Whether who asks has voted for it.
    public let voted: Bool?

    /// A record made by hand: for a stand-in of the service.
    public init(
        id: Int, name: String, username: String, rating: Double, images: [Image], commentsCount: Int?,
        description: String? = nil, votesCount: Int? = nil, voted: Bool? = nil
    ) {
        (self.id, self.name, self.rating, self.images) = (id, name, rating, images)
        (user, self.commentsCount) = (User(username: username), commentsCount)
        (self.description, self.votesCount, self.voted) = (description, votesCount, voted)
    }

    enum CodingKeys: String, CodingKey {
        case id, name, user, rating, images, description, voted
        case commentsCount = "comments_count"
        case votesCount = "votes_count"
    }

    /// Reads it from an answer. Its texts are bounded.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(Int.self, forKey: .id)
        name = try fields.text(.name)
        user = try fields.decode(User.self, forKey: .user)
        rating = try fields.decode(Double.self, forKey: .rating)
        images = try fields.decode([Image].self, forKey: .images)
        commentsCount = try fields.decodeIfPresent(Int.self, forKey: .commentsCount)
        description = try fields.textIfPresent(.description)
        votesCount = try fields.decodeIfPresent(Int.self, forKey: .votesCount)
        voted = try fields.decodeIfPresent(Bool.self, forKey: .voted)
    }

    /// Where the image of this size is, if there is one.
    public func url(for size: ImageSize) -> URL? {
        images.filter { $0.size == size.rawValue }.map(\.url).first
    }
}

/// The sizes of an image, numbered as the service does.
public enum ImageSize: Int, Sendable {
    case thumbnail = 3
    case fullSize = 4
}

/// A page of the popular photos.
struct PhotoPage: Decodable {
    let photos: [PhotoRecord]
}

/// A photo that was asked for by itself.
struct SinglePhoto: Decodable {
    let photo: PhotoRecord
}
