import FRP

/// The gallery of popular photos: the list, and the photo that is chosen in it. The list is fetched at the first activation. If
/// that fails, the next activation fetches it again.
///
/// It does not know how it is shown: a grid of pictures and a list of names may show the same gallery, and a choice in one appears
/// in the other.
///
/// Book: chapter6/mvvm_in_practice (`FRPGalleryViewModel`).
public final class GalleryViewModel: ViewModel {
    public let activation = Activation()
    public let title = "Popular photos"
    /// The photos, the best rated first, each with its small picture.
    public let photos = Property<[PhotoViewModel]>([], name: "photos")
    /// The index of the chosen photo in `photos`.
    public let chosen = Property(0, name: "chosen")
    /// The indices of the photos that are on the screen; the screen sets them. These photos are active while the gallery is.
    public let visible = Property(0..<0, name: "visible")
    /// The state of the request for the list: whether it is running, and its error.
    public let fetching = Fetching()
    private let models = Property<[PhotoModel]>([], name: "models")
    private let services: PixelsServices

    /// A gallery that is not active, so nothing is requested yet.
    public init(_ services: PixelsServices) {
        self.services = services
        models.signal.map { models in models.map { PhotoViewModel($0, .thumbnail, services) } }.bind(
            to: photos)
        let list: Signal<[PhotoModel]> = .defer { [models] in
            models.value.isEmpty ? services.photos.popularPhotos() : .empty
        }
        forwardWhileActive(fetching.values(of: list)).bind(to: models)
        activateVisible()
    }

    /// Activates the visible photos, and no others, so that the screen does not have to manage downloads.
    private func activateVisible() {
        Signal.combineLatest(photos.signal, visible.signal, activity)
            .subscribe(next: { photos, places, isActive in
                for (place, photo) in photos.enumerated() {
                    photo.active = isActive && places.contains(place)
                }
            })
    }

    /// Chooses the photo at `index`; if there is none, the first or the last.
    public func choose(_ index: Int) {
        let index = max(0, min(index, photos.value.count - 1))
        if index != chosen.value { chosen.value = index }
    }

    /// Repeats the requests that have failed.
    public func retry() {
        for fetching in [fetching] + photos.value.map(\.fetching) where fetching.trouble.value != nil {
            fetching.again()
        }
    }

    /// The photos one after the other in full size, from the chosen one on. When another page is shown, its photo becomes the
    /// chosen one of the gallery. `nil` as long as there are no photos.
    public func pages() -> PagesViewModel? {
        guard !models.value.isEmpty else { return nil }
        let pages = PagesViewModel(models.value, startingAt: chosen.value, services)
        pages.index.signal.subscribe(next: { [weak self] in self?.choose($0) })
        return pages
    }
}
