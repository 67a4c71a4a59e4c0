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

extension PixelsClient: PhotoSource {}
