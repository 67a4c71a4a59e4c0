import FRP

/// The gallery of popular photos: which there are, and which one is chosen. The list is fetched when the view model becomes
/// active for the first time, and again when that had failed.
///
/// How it is shown is not its business: a window of pictures and a list of names may look at the same gallery
/// (``grid(withPictures:)``), and each sees what was chosen in the other.
///
/// Book: chapter6/mvvm_in_practice (`FRPGalleryViewModel`).
public final class GalleryViewModel: ViewModel {
    public let activation = Activation()
    public let title = "Popular photos"
    /// The photos, the best rated first, each with its small picture.
    public let photos = Property<[PhotoViewModel]>([], name: "photos")
    /// The place of the chosen one.
    public let chosen = Property(0, name: "chosen")
    /// How it goes with the list.
    public let fetching = Fetching()
    private let models = Property<[PhotoModel]>([], name: "models")
    private let services: PixelsServices

    /// A gallery that nobody looks at yet. Nothing is asked for.
    public init(_ services: PixelsServices) {
        self.services = services
        models.signal.map { models in models.map { PhotoViewModel($0, .thumbnail, services) } }.bind(
            to: photos)
        let list: Signal<[PhotoModel]> = .defer { [models] in
            models.value.isEmpty ? services.photos.popularPhotos() : .empty
        }
        forwardWhileActive(fetching.values(of: list)).bind(to: models)
    }

    /// Chooses a photo; the nearest there is.
    public func choose(_ index: Int) {
        let index = max(0, min(index, photos.value.count - 1))
        if index != chosen.value { chosen.value = index }
    }

    /// Tries again what has failed.
    public func retry() {
        for fetching in [fetching] + photos.value.map(\.fetching) where fetching.trouble.value != nil {
            fetching.again()
        }
    }

    /// A window on the gallery. Several may be open at once.
    ///
    /// - Parameter withPictures: whether the photos that stand in the window fetch their pictures.
    public func grid(withPictures: Bool) -> GridViewModel { GridViewModel(self, withPictures: withPictures) }

    /// The photos one after the other in full size, from the chosen one on. The gallery follows to the page that is looked
    /// at. Nil as long as there are no photos.
    public func pages() -> PagesViewModel? {
        guard !models.value.isEmpty else { return nil }
        let pages = PagesViewModel(models.value, startingAt: chosen.value, services)
        pages.index.signal.subscribe(next: { [weak self] in self?.choose($0) })
        return pages
    }
}
