import FRP
import Pixmap

/// What a screen needs in order to show a photo. Any view model that has this can be used: for another source of photos, or in a
/// test.
///
/// Book: chapter6/final_thoughts (view models that conform to the protocol their controller depends on).
public protocol PhotoShowing: ViewModel {
    var name: String { get }
    /// The picture, once it is there.
    var picture: Property<Pixmap?> { get }
    /// True while the picture is on its way.
    var isLoading: Property<Bool> { get }
    /// Why there is no picture.
    var trouble: Property<String?> { get }
}

extension PhotoViewModel: PhotoShowing {
    public var isLoading: Property<Bool> { fetching.isLoading }
    public var trouble: Property<String?> { fetching.trouble }
}
