import FRP
import Pixels

/// Photos in full size, of which one at a time is shown.
///
/// Book: chapter5/adding_to_functionalReactivePixels (`FRPFullSizePhotoViewController`).
final class FullSizePager: Sendable {
    let photos: [PhotoModel]
    let index: Property<Int>
    let picture = Property<Pixmap?>(nil)
    let isLoading = Property(false)
    let trouble = Property<String?>(nil)
    private let importer: PhotoImporter
    private let loading = SerialDisposable()

    init(_ photos: [PhotoModel], startingAt start: Int, _ importer: PhotoImporter) {
        self.photos = photos
        self.importer = importer
        index = Property(start)
        let photo = index.signal.map { photos.indices.contains($0) ? photos[$0] : nil }
        photo.map { $0?.fullSize.signal ?? .return(nil) }.switchToLatest().bind(to: picture)
        load()
    }

    deinit { loading.dispose() }

    var photo: PhotoModel? { photos.indices.contains(index.value) ? photos[index.value] : nil }

    /// Goes forwards or back by this number of photos. If there is no such photo, nothing changes.
    func turn(_ step: Int) {
        guard photos.indices.contains(index.value + step) else { return }
        index.value += step
        load()
    }

    /// Fetches the picture of the photo, and cancels the fetch before.
    func load() {
        guard let photo else { return }
        trouble.value = nil
        loading.inner = importer.fullSize(of: photo)
            .initially { [isLoading] in isLoading.value = true }
            .finally { [isLoading] in isLoading.value = false }
            .subscribe(error: { [trouble] in trouble.value = "\($0)" })
    }
}
