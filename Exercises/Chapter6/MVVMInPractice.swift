import Attempts
import FRP
import Pixels

/// Exercise 6.3.1 · Give no photo where there is none.
///
/// On every page, the pager of an album asks for the page before and the page after. `load` makes the photo at an
/// index from 0 to `count - 1`; do not call it for any other. Give the photo at `index`, or nil.
///
///     count 3    index -1    0     1     2     3
///                nil         A     B     C     nil
///     count 0    nil         nil
///
/// Book: chapter6/mvvm_in_practice
public func photo(at index: Int, of count: Int, load: (Int) -> PhotoModel) -> PhotoModel? {
    todo()
}

/// Exercise 6.3.2 · Remember the page that was asked for.
///
/// An album is opened at an index when its photos are not known yet. `firstIndex` is this index, unchanged. `title`
/// is the name of the photo at it, and nil while there is none. The photos live longer than the album, and must not
/// hold it. This code changes an index that is too large, and must not: repair it.
///
///     photos                  []     [A, B]    [A, B, C]
///     opened at 2, title      nil    nil       "C"
///     opened at 1337, title   nil    nil       nil          firstIndex 1337
///
/// Book: chapter6/mvvm_in_practice
public final class AlbumViewModel: Sendable {
    public let firstIndex: Int
    public let title = Property<String?>(nil)

    public init(_ photos: Property<[PhotoModel]>, openedAt index: Int) {
        todo()  // Delete this line when you begin.
        firstIndex = max(0, min(index, photos.value.count - 1))
        title.value = photos.value.isEmpty ? nil : photos.value[firstIndex].name
    }
}

/// Exercise 6.3.3 · Fetch only while somebody looks.
///
/// Each subscription to `forecast` is a request; it never fails. This view model makes one when it is made, even if
/// nobody looks, and then never again. Repair it: make a request each time it becomes active, and cancel it when it
/// becomes inactive. `text` keeps the latest value. A view model that nobody holds must go away, even while it is
/// active.
///
///     active      f-t------f--t----f--t-f--
///     request       ---a|     ---b|   --
///     text        -----a---------b---------
///
/// Book: chapter6/mvvm_in_practice
public final class ForecastViewModel: ViewModel {
    public let activation = Activation()
    public let text = Property("")

    public init(_ forecast: Signal<String>) {
        todo()  // Delete this line when you begin.
        forecast.bind(to: text)
    }
}

/// Exercise 6.3.4 · Stop loading however the fetching ends. (stretch)
///
/// Each activation makes one request, a subscription to `answer`. From then on `isLoading` is true until the request
/// has ended: it has completed, it has failed, or the view model became inactive in the middle of it. (`finally` runs at
/// the two endings, and not when a subscription is disposed.) After a failure the next activation asks again. A view
/// model that nobody holds must go away, even while it is active. Here the indicator turns forever in two of the three
/// cases: repair it.
///
///     active       -t--------    -t--------    -t-f------
///     request       ---(p|)       ---X          --
///     isLoading    ft--f-----    ft--f-----    ft-f------
///
/// Book: chapter6/mvvm_in_practice
public final class PortraitViewModel: ViewModel {
    public let activation = Activation()
    public let picture = Property<Pixmap?>(nil)
    public let isLoading = Property(false)

    public init(_ answer: Signal<Pixmap>) {
        todo()  // Delete this line when you begin.
        let request =
            answer
            .initially { [isLoading] in isLoading.value = true }
            .doCompleted { [isLoading] in isLoading.value = false }
            .catchTo(.empty)
        forwardWhileActive(request).bind(to: picture)
    }
}
