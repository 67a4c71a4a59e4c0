import FRP
import Pixels

/// The gallery of popular photos: the list, and the index of the chosen one.
///
/// Book: chapter5 (`FRPGalleryViewController`).
final class Gallery: Sendable {
    enum Status: Equatable {
        case loading, ready
        case failed(String)
    }

    let photos = Property<[PhotoModel]>([])
    let status = Property(Status.loading)
    let chosen = Property(0)
    private let importer: PhotoImporter
    private let loading = SerialDisposable()

    init(_ importer: PhotoImporter) { self.importer = importer }

    deinit { loading.dispose() }

    /// Fetches the photos, for the first time or after an error.
    func load() {
        status.value = .loading
        loading.inner = importer.popularPhotos().subscribe(
            next: { [photos] in photos.value = $0 },
            error: { [status] in status.value = .failed("\($0)") },
            completed: { [status] in status.value = .ready }
        )
    }

    /// The photos in full size, beginning with the chosen one; `nil` if there are none.
    func open() -> FullSizePager? {
        guard photos.value.indices.contains(chosen.value) else { return nil }
        return FullSizePager(photos.value, startingAt: chosen.value, importer)
    }
}
