import Attempts
import FRP
import Pixels

/// A range knows its ends. An empty one contains nothing. The book writes `index > count - 1`; with an unsigned
/// `count` that goes wrong for an empty list.
public func photo(at index: Int, of count: Int, load: (Int) -> PhotoModel) -> PhotoModel? {
    (0..<count).contains(index) ? load(index) : nil
}

/// If you change the index to fit an empty list, it is lost when the photos come. So keep it, and compare it with
/// the photos whenever they change. The closure captures the index alone: `self` would be held by the photos.
public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        firstIndex = index
        photos.signal.map { $0.indices.contains(index) ? $0[index].name : nil }.bind(to: title)
    }
}

/// `forwardWhileActive` subscribes on each activation, and disposes on deactivation, which cancels the request. The
/// binding is there from the beginning; while nobody looks, it gets no values.
public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")

    public init(_ forecast: Signal<String>) {
        forwardWhileActive(forecast).bind(to: text)
    }
}

/// A cancelled request neither completes nor fails: no handler of its events is called. `finally` handles the two
/// endings; the view model itself reports the third.
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
