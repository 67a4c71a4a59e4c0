import Foundation

/// A photo in the format of the service.
///
///     {"id": 17, "name": "Harbour before the ferry", "user": {"username": "mina"}, "rating": 87.25,
///      "images": [{"size": 3, "url": "http://…/images/17/3.bmp"}], "comments_count": 4}
///
/// `comments_count`, and with it the full-size image, is only in the answer to a request for a single photo.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`configurePhotoModel:withDictionary:`).
public struct PhotoRecord: Decodable, Sendable, Equatable {
    /// The photographer.
    public struct User: Decodable, Sendable, Equatable {
        public let username: String

        init(username: String) { self.username = username }

        enum CodingKeys: CodingKey { case username }

        public init(from decoder: any Decoder) throws {
            username = try decoder.container(keyedBy: CodingKeys.self).text(.username)
        }
    }

    /// The address of an image in a certain size.
    public struct Image: Decodable, Sendable, Equatable {
        public let size: Int
        public let url: URL

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
    /// Whether the user of the request has voted for it.
    public let voted: Bool?

    /// Makes a record for a stub of the service.
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

    /// Decodes a record. Its texts are limited in length.
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

    /// The address of the image in this size, if there is one.
    public func url(for size: ImageSize) -> URL? {
        images.filter { $0.size == size.rawValue }.map(\.url).first
    }
}

/// The sizes of an image, with the numbers of the service.
public enum ImageSize: Int, Sendable {
    case thumbnail = 3
    case fullSize = 4
}

/// The answer to a request for popular photos.
struct PhotoPage: Decodable {
    let photos: [PhotoRecord]
}

/// The answer to a request for a single photo.
struct SinglePhoto: Decodable {
    let photo: PhotoRecord
}
