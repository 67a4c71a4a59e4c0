import FRP
import Foundation
import Pixmap

/// Makes photos of what a source sends, and fetches their pictures. Events come on `scheduler`.
///
/// Book: chapter5/networking_layer_revisited, the importer in its second form.
public struct PhotoImporter: Sendable {
    private let source: any PhotoSource
    private let scheduler: any Scheduler

    public init(_ source: any PhotoSource, deliveringOn scheduler: any Scheduler = MainScheduler.shared) {
        self.source = source
        self.scheduler = scheduler
    }

    /// The popular photos. However many subscribe, one request is made, when the first of them does.
    public func popularPhotos() -> Signal<[PhotoModel]> {
        source.popularPhotos(page: 1, count: 100)
            .deliverOn(scheduler)
            .map { records in records.map(PhotoModel.init) }
            .publish()
            .autoconnect()
    }

    /// Fetches the small picture of a photo, unless it is there. The photo shows it before this completes.
    public func thumbnail(of photo: PhotoModel) -> Signal<Pixmap> {
        picture(photo.thumbnail, at: .return(photo.thumbnailURL), side: 160)
    }

    /// Fetches the details of a photo and then its large picture, unless it is there.
    public func fullSize(of photo: PhotoModel) -> Signal<Pixmap> {
        let known = photo.fullSizeURL.value
        let url =
            known == nil
            ? source.photo(photo.id).map { $0.url(for: .fullSize) }.doNext { photo.fullSizeURL.value = $0 }
            : .return(known)
        return picture(photo.fullSize, at: url, side: .max)
    }

    /// - Parameter side: what photos keep, of pictures whatever their size, in pixels.
    private func picture(
        _ place: Property<Pixmap?>, at url: Signal<URL?>, side: Int
    ) -> Signal<Pixmap> {
        if let picture = place.value { return .return(picture) }
        return url.flattenMap { url in url.map(source.picture) ?? .empty }
            .map { $0.shrunk(toSide: side) }
            .deliverOn(scheduler)
            .doNext { place.value = $0 }
    }
}
