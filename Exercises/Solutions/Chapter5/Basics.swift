import Attempts
import FRP
import Foundation
import Pixels

/// `filter` leaves the images that are large enough, and `min` takes the smallest of them: of equal ones the first, and nil
/// of none.
public func imageAddress(ofSize size: Int, in photo: PhotoRecord) -> URL? {
    photo.images.filter { $0.size >= size }.min { $0.size < $1.size }?.url
}

/// There are two maps here, one around the other: that of the signal works on each answer, that of the list on
/// each record in it. So every answer stays one list, an empty one too.
public func photosToShow(_ answers: Signal<[PhotoRecord]>) -> Signal<[PhotoModel]> {
    answers.map { records in
        records.map(PhotoModel.init).filter { $0.thumbnailURL != nil }
    }
}

/// Takes the answer of the service, or the reason why there is none.
public typealias PhotoCallback = @Sendable (Result<[PhotoRecord], any Error>) -> Void

/// The error of an answer that has come, without any photo in it.
public struct NoPhotos: Error {
    public init() {}
}

/// The subject connects the two worlds: the callback sends into it, subscribers listen to its signal. It
/// repeats all its events, also the ending, so it does not matter which comes first, the answer or the subscriber.
public func importAtOnce(
    _ ask: @escaping @Sendable (@escaping PhotoCallback) -> Void
) -> Signal<[PhotoRecord]> {
    let subject = ReplaySubject<[PhotoRecord]>()
    ask { answer in
        switch answer {
        case .success(let records) where records.isEmpty:
            subject.sendError(NoPhotos())
        case .success(let records):
            subject.sendNext(records)
            subject.sendCompleted()
        case .failure(let error):
            subject.sendError(error)
        }
    }
    return subject.signal
}

/// A new disposable in `watching.inner` disposes the one before, and so does nil: one assignment is right in both
/// cases. Disposing `watching` itself lasts forever: anything that you put in later is disposed at once.
public final class ReusedCell {
    public let picture = Property<Pixmap?>(nil)
    private let watching = SerialDisposable()

    public init() {}

    public func show(_ photo: PhotoModel?) {
        picture.value = nil
        watching.inner = photo?.thumbnail.signal.compactMap { $0 }
            .subscribe(next: { [picture] in picture.value = $0 })
    }
}
