import FRP
import Pixmap

/// A photo in one of its sizes, for a screen. The picture is fetched while the view model is active: when it becomes inactive, the
/// running request is cancelled.
///
///     let photo = PhotoViewModel(model, .fullSize, services)
///     photo.active = true           // loading
///     photo.active = false          // not loading any more
///
/// Book: chapter6/mvvm_in_practice (`FRPPhotoViewModel`). There `loading` is never cleared after an error; here it is.
public final class PhotoViewModel: ViewModel {
    public let activation = Activation()
    public let name: String
    /// The picture, once it has arrived.
    public let picture = Property<Pixmap?>(nil, name: "picture")
    /// The state of the request for the picture: whether it is running, and its error.
    public let fetching = Fetching()

    /// A photo that is not active, so nothing is requested yet.
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
    }
}
