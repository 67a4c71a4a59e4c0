import FRP

/// Photos in full size, one at a time. The one that is looked at is active while this is.
///
/// Book: chapter6/mvvm_in_practice (`FRPFullSizePhotoViewModel`).
public final class PagesViewModel: ViewModel {
    public let activation = Activation()
    /// Where it began, as it was given: there need not be a photo.
    public let initialIndex: Int
    /// The page that is looked at.
    public let index: Property<Int>
    /// The photo on it.
    public let page = Property<PhotoViewModel?>(nil, name: "page")
    private let photos: [PhotoModel]
    private let services: PixelsServices

    /// Pages that nobody looks at yet. Nothing is asked for.
    public init(_ photos: [PhotoModel], startingAt initialIndex: Int, _ services: PixelsServices) {
        (self.photos, self.initialIndex, self.services) = (photos, initialIndex, services)
        index = Property(initialIndex, name: "index")
        index.signal
            .map { Self.photo(at: $0, of: photos).map { PhotoViewModel($0, .fullSize, services) } }
            .bind(to: page)
        watch(page.signal.map { $0.map { [$0] } ?? [] })
    }

    /// How many there are.
    public var count: Int { photos.count }

    /// The name of the photo it began with, if there is one.
    public var initialName: String? { photo(at: initialIndex)?.name }

    /// The photo on a page; nil before the first and after the last.
    public func photo(at index: Int) -> PhotoModel? { Self.photo(at: index, of: photos) }

    private static func photo(at index: Int, of photos: [PhotoModel]) -> PhotoModel? {
        photos.indices.contains(index) ? photos[index] : nil
    }

    /// Goes so many pages on, or back; stays where there is none.
    public func turn(_ step: Int) {
        if photo(at: index.value + step) != nil { index.value += step }
    }

    /// What there is to know of the photo that is looked at.
    public func details() -> DetailsViewModel? {
        photo(at: index.value).map { DetailsViewModel($0, services) }
    }
}
