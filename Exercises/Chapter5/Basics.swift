import Attempts
import FRP
import Foundation
import Pixels

/// Exercise 5.1.1 · Find an image by its size.
///
/// Give the address of the smallest image of `photo` that has at least this size, or nil if there is none. Of several
/// that are equally small, it is the first. Sizes are numbers from the service; they say nothing about the place in the
/// list.
///
///     images   (size: 2, url: "/a.bmp"), (size: 9, url: "/b.bmp"), (size: 4, url: "/c.bmp")
///     size 3   /c.bmp
///     size 4   /c.bmp
///     size 10  nil
///
/// Book: chapter5/basic_of_functionalReactivePixels
public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    todo()
}

/// Exercise 5.1.2 · Make photos of the records that can be shown.
///
/// Each answer of the service is a list of records. For each answer send one list of photos, in the same order, without
/// the records that have no thumbnail (the `thumbnailURL` of their photo is nil). If no record is left, send an empty
/// list, so that the gallery can say that there are no photos. `[Hd]` is one list: Harbour, and Dunes, which has no
/// thumbnail:
///
///     answers   --[Hd]--[d]--|
///     photos    --[H]---[]---|
///
/// Book: chapter5/basic_of_functionalReactivePixels
public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    todo()
}

/// Exercise 5.1.3 · Turn a callback into a signal.
///
/// Call `ask` at once, and only once for all subscribers. It calls back once, now or later. The signal sends the
/// answer and completes, or fails with the error. An answer without any record is an error too: fail with `NoPhotos()`.
/// A subscriber that comes after the answer gets the same.
///
///     answer      -----a            -----(error)
///     at 0        -----(a|)         -----X
///     at 8                (^a|)             (^X)
///
/// Book: chapter5/basic_of_functionalReactivePixels
public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    todo()
}

/// Takes the answer of the service, or the reason why there is none.
public typealias PhotoCallback = @Sendable (Result<[PhotoRecord], any Error>) -> Void

/// The error of an answer that has come, without any photo in it.
public struct NoPhotos: Error {
    public init() {}
}

/// Exercise 5.1.4 · Let the cell forget the photo before.
///
/// A cell shows one photo after the other, or none. It is empty until its present photo gets a picture, and then
/// shows that picture. But it also shows a late picture of an earlier photo. Repair `show`.
///
///     show(harbour)    show(dunes)    the harbour's picture comes    nothing is shown
///                                     the picture of the dunes       is shown
///
/// Book: chapter5/basic_of_functionalReactivePixels
public final class ReusedCell {
    public let picture = Property<Pixmap?>(nil)
    private let watching = SerialDisposable()

    /// A cell that shows nothing.
    public init() {}

    /// Shows this photo, as soon as there is a picture of it.
    public func show(_ photo: PhotoModel?) {
        todo()  // Delete this line when you begin.
        picture.value = nil
        guard let photo else { return }
        photo.thumbnail.signal.compactMap { $0 }.subscribe(next: { [picture] in picture.value = $0 })
    }
}
