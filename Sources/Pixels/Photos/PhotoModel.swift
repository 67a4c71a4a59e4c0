import FRP
import Foundation
import Pixmap

/// A photo in the app: what is known of it, and its pictures as they arrive.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`FRPPhotoModel`).
public final class PhotoModel: Sendable {
    public let id: Int
    public let name: String
    public let photographer: String
    public let rating: Double
    public let thumbnailURL: URL?
    /// Where the full-size picture is, once the details are there.
    public let fullSizeURL: Property<URL?>
    /// The small picture, once it is there.
    public let thumbnail = Property<Pixmap?>(nil, name: "thumbnail")
    /// The large picture, once it is there.
    public let fullSize = Property<Pixmap?>(nil, name: "full size")

    /// A photo of which the pictures are still to come.
    public init(_ record: PhotoRecord) {
        id = record.id
        name = record.name
        photographer = record.user.username
        rating = record.rating
        thumbnailURL = record.url(for: .thumbnail)
        fullSizeURL = Property(record.commentsCount == nil ? nil : record.url(for: .fullSize))
    }
}
