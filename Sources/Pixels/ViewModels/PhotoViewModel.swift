import FRP
import Pixmap

/// A photo as a screen shows it, in one of its sizes. The picture is fetched while the view model is active: when it becomes
/// inactive, what is under way is given up.
///
///     let photo = PhotoViewModel(model, .fullSize, services)
///     photo.active = true           // loading
///     photo.active = false          // not loading any more
///
/// Book: chapter6/mvvm_in_practice (`FRPPhotoViewModel`). There `loading` is never cleared after an error; here it is.
public final class PhotoViewModel: ViewModel {
    public let activation = Activation()
    public let name: String
    /// The picture, once it is there.
    public let picture = Property<Pixmap?>(nil, name: "picture")
    /// How it goes with the picture.
    public let fetching = Fetching()
    /// In how many windows it stands: as long as there is one, it is active.
    let watchers = Property(0, name: "watchers")

    /// A photo that nobody looks at yet. Nothing is asked for.
    public init(_ photo: PhotoModel, _ size: ImageSize, _ services: PixelsServices) {
        name = photo.name
        let importer = services.photos
        let fetched: Signal<Pixmap> = .defer {
            switch size {
            case .thumbnail: importer.thumbnail(of: photo)
            case .fullSize: importer.fullSize(of: photo)
            }
        }
        let place = size == .thumbnail ? photo.thumbnail : photo.fullSize
        place.signal.bind(to: picture)
        forwardWhileActive(fetching.values(of: fetched)).subscribe()
        watchers.signal.map { $0 > 0 }.distinctUntilChanged().skip(1)
            .subscribe(next: { [weak self] in self?.active = $0 })
    }
}
