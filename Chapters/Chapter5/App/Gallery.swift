import FRP
import Pixels
import Terminal

/// The gallery of popular photos: which there are, which one is chosen, and which stand in the window.
///
/// Book: chapter5 (`FRPGalleryViewController`).
final class Gallery: Sendable {
    enum Status: Equatable {
        case loading, ready
        case failed(String)
    }

    /// How many columns and rows of photos the window has room for.
    struct Layout: Equatable {
        var columns = 1
        var rows = 1
    }

    let photos = Property<[PhotoModel]>([])
    let status = Property(Status.loading)
    let chosen = Property(0)
    /// The first row of photos that stands in the window.
    let top = Property(0)
    let cells = Property<[GalleryCell]>([])
    private let layout = Property(Layout())
    private let importer: PhotoImporter
    private let loading = SerialDisposable()

    init(_ importer: PhotoImporter) {
        self.importer = importer
        Signal.combineLatest(photos.signal, top.signal, layout.signal).subscribe(next: {
            [cells] photos, top, layout in
            let wanted = layout.columns * layout.rows
            if cells.value.count != wanted { cells.value = Self.cells(wanted, from: cells.value, importer) }
            for (index, cell) in cells.value.enumerated() {
                let photo = top * layout.columns + index
                cell.show(photos.indices.contains(photo) ? photos[photo] : nil)
            }
        })
    }

    deinit { loading.dispose() }

    private static func cells(
        _ count: Int, from old: [GalleryCell], _ importer: PhotoImporter
    ) -> [GalleryCell] {
        let new = (old.count..<max(count, old.count)).map { _ in
            GalleryCell(
                width: GalleryScreen.picture.columns, height: GalleryScreen.picture.rows * 2, importer)
        }
        return Array((old + new).prefix(count))
    }

    /// Fetches the photos; again, if that had failed.
    func load() {
        status.value = .loading
        loading.inner = importer.popularPhotos().subscribe(
            next: { [photos] in photos.value = $0 },
            error: { [status] in status.value = .failed("\($0)") },
            completed: { [status] in status.value = .ready }
        )
    }

    /// Tries again what has failed.
    func retry() {
        if case .failed = status.value { load() }
        for cell in cells.value { cell.retry() }
    }

    /// Fits the gallery into a window with room for so many photos.
    func layOut(columns: Int, rows: Int) {
        let new = Layout(columns: max(1, columns), rows: max(1, rows))
        guard new != layout.value else { return }
        layout.value = new
        // Rows that have become free at the end are filled from above.
        let all = (photos.value.count + new.columns - 1) / new.columns
        top.value = max(0, min(top.value, all - new.rows))
        choose(chosen.value)
    }

    /// Chooses a photo, and scrolls to where it can be seen.
    func choose(_ index: Int) {
        let index = min(max(index, 0), max(photos.value.count - 1, 0))
        let row = index / layout.value.columns
        chosen.value = index
        if row < top.value { top.value = row }
        if row >= top.value + layout.value.rows { top.value = row - layout.value.rows + 1 }
    }

    func move(columns: Int = 0, rows: Int = 0, pages: Int = 0) {
        choose(chosen.value + columns + (rows + pages * layout.value.rows) * layout.value.columns)
    }

    /// The photos one after the other, in full size, from the chosen one on.
    func open() -> FullSizePager? {
        guard photos.value.indices.contains(chosen.value) else { return nil }
        return FullSizePager(photos.value, startingAt: chosen.value, importer)
    }
}
