import FRP

/// Photos in full size, one at a time. The shown photo is active while this view model is.
///
/// Book: chapter6/mvvm_in_practice (`FRPFullSizePhotoViewModel`).
public final class PagesViewModel: ViewModel {
    public let activation = Activation()
    /// The index with which it began. There may be no photo at it.
    public let initialIndex: Int
    /// The index of the shown photo.
    public let index: Property<Int>
    /// The shown photo.
    public let page = Property<PhotoViewModel?>(nil, name: "page")
    private let photos: [PhotoModel]
    private let services: PixelsServices

    /// Pages that are not active, so nothing is requested yet.
    public init(_ photos: [PhotoModel], startingAt initialIndex: Int, _ services: PixelsServices) {
        (self.photos, self.initialIndex, self.services) = (photos, initialIndex, services)
        index = Property(initialIndex, name: "index")
        index.signal
            .map { Self.photo(at: $0, of: photos).map { PhotoViewModel($0, .fullSize, services) } }
            .bind(to: page)
        page.signal.combinePrevious(nil).combineLatest(with: activity)
            .subscribe(next: { pages, isActive in
                if pages.previous !== pages.current { pages.previous?.active = false }
                pages.current?.active = isActive
            })
    }

    /// The number of photos.
    public var count: Int { photos.count }

    /// The name of the photo with which it began, if there is one.
    public var initialName: String? { photo(at: initialIndex)?.name }

    /// The photo at an index; `nil` before the first and after the last.
    public func photo(at index: Int) -> PhotoModel? { Self.photo(at: index, of: photos) }

    private static func photo(at index: Int, of photos: [PhotoModel]) -> PhotoModel? {
        photos.indices.contains(index) ? photos[index] : nil
    }

    /// Goes forwards or back by this number of pages. If there is no such page, nothing changes.
    public func turn(_ step: Int) {
        if photo(at: index.value + step) != nil { index.value += step }
    }

    /// The view model for the details of the shown photo.
    public func details() -> DetailsViewModel? {
        photo(at: index.value).map { DetailsViewModel($0, services) }
    }
}
