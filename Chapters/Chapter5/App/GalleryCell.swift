import FRP
import Pixels

/// A place of the gallery, used for one photo after another as the gallery scrolls.
///
/// It shows the picture of the photo it has now: when it gets another one, it stops looking at the old photo and gives
/// up its download, so that a late answer can never show in the wrong place.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`FRPCell`) and its second form in
/// chapter5/revisiting_functionalReactivePixels.
final class GalleryCell: Sendable {
    /// The photo to show.
    let photo = Property<PhotoModel?>(nil)
    /// Its picture, in the size of the place.
    let picture = Property<Pixmap?>(nil)
    /// Why there is no picture.
    let trouble = Property<String?>(nil)

    /// A place of so many pixels, whose pictures come from `importer`.
    init(width: Int, height: Int, _ importer: PhotoImporter) {
        photo.signal
            .map { $0?.thumbnail.signal ?? .return(nil) }
            .switchToLatest()
            .map { $0?.scaled(toWidth: width, height: height) }
            .bind(to: picture)
        photo.signal
            .map { $0.map(importer.thumbnail).map(Self.trouble) ?? .return(nil) }
            .switchToLatest()
            .bind(to: trouble)
    }

    /// Downloads a picture, which its photo shows then. Sends nil at first, and why there is no picture if that fails.
    private static func trouble(with download: Signal<Pixmap>) -> Signal<String?> {
        download.ignoreValues(as: String?.self).catch { .return("\($0)") }.startWith(nil)
    }

    /// Tries again what has failed.
    func retry() {
        if trouble.value != nil { photo.value = photo.value }
    }
}
