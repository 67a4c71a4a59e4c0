import FRP
import Pixels

/// The book's slip, on purpose: loading ends when the picture comes, and never if it does not.
final class ForeverLoadingPhoto: PhotoShowing {
    let activation = Activation()
    let name: String
    let picture = Property<Pixmap?>(nil)
    let isLoading = Property(false)
    let trouble = Property<String?>(nil)

    init(_ photo: PhotoModel, _ service: StubService) {
        name = photo.name
        let fetched = (photo.thumbnailURL.map(service.photos.picture) ?? .empty)
            .initially { [isLoading] in isLoading.value = true }
            .doCompleted { [isLoading] in isLoading.value = false }
            .catchTo(.empty)
        forwardWhileActive(fetched).bind(to: picture)
    }
}
