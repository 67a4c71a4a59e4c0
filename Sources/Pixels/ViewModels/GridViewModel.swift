import FRP

/// A window on a gallery: which of its photos can be seen. It scrolls to the chosen photo, whoever has chosen it, and has the
/// photos that stand in it fetch their pictures while it is active, unless it is a window without pictures.
public final class GridViewModel: ViewModel {
    public let activation = Activation()
    public let gallery: GalleryViewModel
    /// What of the gallery stands in the window.
    public let viewport = Property(Viewport(columns: 1, rows: 1), name: "viewport")
    private let places = Property(0..<0, name: "places")

    init(_ gallery: GalleryViewModel, withPictures: Bool) {
        self.gallery = gallery
        gallery.chosen.signal.subscribe(next: { [weak viewport] chosen in
            viewport?.modify { $0 = $0.showing(chosen) }
        })
        let photos = gallery.photos.signal
        viewport.signal.combineLatest(with: photos)
            .map { viewport, photos in viewport.visible(of: photos.count) }
            .distinctUntilChanged()
            .bind(to: places)
        let seen = places.signal.combineLatest(with: photos)
            .map { places, photos in photos[places.clamped(to: photos.indices)] }
        if withPictures { watch(seen.map(Array.init)) }
    }

    /// The places of the photos that stand in the window.
    public var visible: Range<Int> { places.value }

    /// Fits the window to a size. What is chosen can be seen afterwards, and the window is as full as it can be.
    public func layOut(columns: Int, rows: Int) {
        let new = viewport.value.resized(columns: columns, rows: rows).filled(by: gallery.photos.value.count)
            .showing(gallery.chosen.value)
        if new != viewport.value { viewport.value = new }
    }

    /// Chooses a photo from where the chosen one is.
    public func move(columns: Int = 0, rows: Int = 0, pages: Int = 0) {
        gallery.choose(gallery.chosen.value + viewport.value.step(columns: columns, rows: rows, pages: pages))
    }
}
