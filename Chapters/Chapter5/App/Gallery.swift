import FRP
import Pixels

/// The gallery of popular photos: which there are, and which one is chosen.
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

    /// Fetches the photos; again, if that had failed.
    func load() {
        status.value = .loading
        loading.inner = importer.popularPhotos().subscribe(
            next: { [photos] in photos.value = $0 },
            error: { [status] in status.value = .failed("\($0)") },
            completed: { [status] in status.value = .ready }
        )
    }

    /// The photos one after the other, in full size, from the chosen one on.
    func open() -> FullSizePager? {
        guard photos.value.indices.contains(chosen.value) else { return nil }
        return FullSizePager(photos.value, startingAt: chosen.value, importer)
    }
}
