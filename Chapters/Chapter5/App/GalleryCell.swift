import FRP
import Pixels

/// The state of one cell of the gallery: the picture of its present photo, or the reason why there is none.
///
/// It may get one photo after another. Then it stops observing the old one and cancels its download, so that a late answer can
/// never appear in the wrong place.
///
/// Book: chapter5/basic_of_functionalReactivePixels (`FRPCell`) and its second form in
/// chapter5/revisiting_functionalReactivePixels.
final class GalleryCell: Sendable {
    /// The photo to show.
    let photo = Property<PhotoModel?>(nil)
    /// Its picture, in the size of the cell.
    let picture = Property<Pixmap?>(nil)
    /// The reason why there is no picture.
    let trouble = Property<String?>(nil)

    /// A cell of this size in pixels, whose pictures come from `importer`.
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

    /// Downloads a picture, which the photo shows then. Sends `nil` first, and an error message if the download fails.
    private static func trouble(with download: Signal<Pixmap>) -> Signal<String?> {
        download.ignoreValues(as: String?.self).catch { .return("\($0)") }.startWith(nil)
    }

    /// Repeats a download that has failed.
    func retry() {
        if trouble.value != nil { photo.value = photo.value }
    }
}
