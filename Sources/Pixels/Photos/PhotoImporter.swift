import FRP
import Foundation
import Pixmap

/// Makes photos from the records of a source, and fetches their pictures. Events are delivered on `scheduler`.
///
/// Book: chapter5/networking_layer_revisited, the importer in its second form.
public struct PhotoImporter: Sendable {
    private let source: any PhotoSource
    private let scheduler: any Scheduler

    public init(_ source: any PhotoSource, deliveringOn scheduler: any Scheduler = MainScheduler.shared) {
        self.source = source
        self.scheduler = scheduler
    }

    /// The popular photos. It makes only one request for all subscribers, when the first of them subscribes.
    public func popularPhotos() -> Signal<[PhotoModel]> {
        source.popularPhotos(page: 1, count: 100)
            .deliverOn(scheduler)
            .map { records in records.map(PhotoModel.init) }
            .publish()
            .autoconnect()
    }

    /// Fetches the small picture of a photo, unless the photo has it. The photo has it before this signal completes.
    public func thumbnail(of photo: PhotoModel) -> Signal<Pixmap> {
        picture(photo.thumbnail, at: .return(photo.thumbnailURL), side: 160)
    }

    /// Fetches the details of a photo and then its large picture, unless the photo has it.
    public func fullSize(of photo: PhotoModel) -> Signal<Pixmap> {
        let known = photo.fullSizeURL.value
        let url =
            known == nil
            ? source.photo(photo.id).map { $0.url(for: .fullSize) }.doNext { photo.fullSizeURL.value = $0 }
            : .return(known)
        return picture(photo.fullSize, at: url, side: .max)
    }

    /// - Parameter side: the maximum side of the picture in pixels; a larger one is scaled down.
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
