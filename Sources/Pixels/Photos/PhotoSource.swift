import FRP
import Foundation
// The app speaks of pictures: whoever imports it can name them.
@_exported import Pixmap

/// Whoever can be asked for photos: the service over the network, or a stand-in in virtual time.
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
