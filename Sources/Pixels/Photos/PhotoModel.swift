import FRP
import Foundation
import Pixmap

/// A photo in the app: its data, and its pictures when they have arrived.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`FRPPhotoModel`).
public final class PhotoModel: Sendable {
    public let id: Int
    public let name: String
    public let photographer: String
    public let rating: Double
    public let thumbnailURL: URL?
    /// The address of the full-size picture, once the details have arrived.
    public let fullSizeURL: Property<URL?>
    /// The small picture, once it has arrived.
    public let thumbnail = Property<Pixmap?>(nil, name: "thumbnail")
    /// The large picture, once it has arrived.
    public let fullSize = Property<Pixmap?>(nil, name: "full size")

    /// A photo without pictures yet.
    public init(_ record: PhotoRecord) {
        id = record.id
        name = record.name
        photographer = record.user.username
        rating = record.rating
        thumbnailURL = record.url(for: .thumbnail)
        fullSizeURL = Property(record.commentsCount == nil ? nil : record.url(for: .fullSize))
    }
}
