import Attempts
import FRP
import Pixels

/// A range knows its ends, also when it is empty: then it contains nothing. `index > count - 1` is the book's way; it
/// goes wrong where `count` cannot be negative, and the list is empty.
public func photo(at index: Int, of count: Int, load: (Int) -> PhotoModel) -> PhotoModel? {
    (0..<count).contains(index) ? load(index) : nil
}

/// What was asked for is one thing, and what there is another: an index made to fit an empty list is lost when the
/// photos come. So it is kept, and compared with the photos whenever they change.
public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = index
        photos.signal.map { $0.indices.contains(index) ? $0[index].name : nil }.bind(to: title)
    }
}

/// `forwardWhileActive` subscribes on each activation, and disposes on deactivation, which gives up the request. The
/// binding stands there from the beginning; as long as nobody looks, nothing comes through it.
public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")

    public init(_ forecast: Signal<String>) {
        forwardWhileActive(forecast).bind(to: text)
    }
}

/// A request that is given up neither completes nor fails: no handler of its events hears of that. The two endings go
/// through `finally`, and the third one is told by the view model itself.
public final class PortraitViewModel: ViewModel {
    public let activation = Activation()
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)

    public init(_ answer: Signal<Pixmap>) {
        let request =
            answer
            .initially { [isLoading] in isLoading.value = true }
            .finally { [isLoading] in isLoading.value = false }
            .catchTo(.empty)
        forwardWhileActive(request).bind(to: picture)
        didBecomeInactive.map { _ in false }.bind(to: isLoading)
    }
}
