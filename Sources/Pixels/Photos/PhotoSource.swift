import FRP
import Foundation
// Pictures are part of this module's interface, so a file that imports it can use their type.
@_exported import Pixmap

/// A source of photos: the service in the network, or a stub in virtual time.
public protocol PhotoSource: Sendable {
    /// The popular photos, the best rated first.
    func popularPhotos(page: Int, count: Int) -> Signal<[PhotoRecord]>
    /// A photo with its details.
    func photo(_ id: Int) -> Signal<PhotoRecord>
    /// The picture at this address.
    func picture(at url: URL) -> Signal<Pixmap>
}

extension PixelsClient: PhotoSource {
    public func popularPhotos(page: Int = 1, count: Int = 100) -> Signal<[PhotoRecord]> {
        let query = [
            "feature": "popular", "page": "\(page)", "rpp": "\(count)", "sort": "rating",
            "image_size[]": "\(ImageSize.thumbnail.rawValue)",
        ]
        return decoded(PhotoPage.self, from: request("v1/photos", query)).map {
            Array($0.photos.prefix(Self.mostItems))
        }
    }

    public func photo(_ id: Int) -> Signal<PhotoRecord> {
        decoded(SinglePhoto.self, from: request("v1/photos/\(id)", ["comments": "1"])).map(\.photo)
    }
}
